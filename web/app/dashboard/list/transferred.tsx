import { Fragment } from 'react';
import type { ListedBusiness } from '../../../../contract/businesses.ts';
import { headingId } from '../card-head.tsx';

interface TransferredProps {
  businesses: readonly ListedBusiness[];
  hasCards: boolean;
}

/** Names the businesses whose cards say that an admin transferred them: a card may be far down. */
export function Transferred({ businesses, hasCards }: TransferredProps) {
  const transferred = businesses.filter(({ unseenTransfer }) => unseenTransfer);
  if (transferred.length === 0) return null;
  return (
    <p className="transferred">
      <strong>Transferred to you:</strong>{' '}
      {transferred.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <bdi>{hasCards ? <a href={`#${headingId(id)}`}>{name}</a> : name}</bdi>
        </Fragment>
      ))}
    </p>
  );
}
