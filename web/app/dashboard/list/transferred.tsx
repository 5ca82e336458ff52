import { Fragment } from 'react';
import { flushSync } from 'react-dom';
import type { ListedBusiness } from '../../../../contract/businesses.ts';
import { businessAnchor } from '../../business-anchor.ts';

interface TransferredProps {
  businesses: readonly ListedBusiness[];
  /** Shows the cards, if they aren't shown yet. */
  onShow: () => void;
}

/** Links to the cards that say that an admin transferred a business: a card may be far down. */
export function Transferred({ businesses, onShow }: TransferredProps) {
  const transferred = businesses.filter(({ unseenTransfer }) => unseenTransfer);
  if (transferred.length === 0) return null;
  return (
    <p className="transferred">
      <strong>Transferred to you:</strong>{' '}
      {transferred.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <a
            href={`#${businessAnchor(id)}`}
            onClick={(event) => {
              event.preventDefault();
              flushSync(onShow);
              document.getElementById(businessAnchor(id))?.focus();
            }}
          >
            <bdi>{name}</bdi>
          </a>
        </Fragment>
      ))}
    </p>
  );
}
