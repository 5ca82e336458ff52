import { useEffect, useRef } from 'react';
import type { DeletedBusiness } from '../../../../contract/deletion.ts';
import { Button } from '../../../ui/button.tsx';
import { deadlineText } from '../../../ui/deadline.ts';
import { useDeletedBusinesses, useRestoreBusiness } from './use-deleted-businesses.ts';
import { useIsNear } from './use-is-near.ts';

/** What the owner deleted in the last days, with a way back; empty if there is none. */
export function DeletedBusinesses() {
  const place = useRef<HTMLDivElement>(null);
  const { businesses, hasFailed, retry } = useDeletedBusinesses(useIsNear(place));
  const hasRestored = useRef(false);
  const count = businesses.length;
  // A restored business leaves the list, and with it the focus.
  useEffect(() => {
    if (!hasRestored.current) return;
    hasRestored.current = false;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [count]);
  return (
    <div ref={place} tabIndex={-1}>
      {hasFailed && (
        <section className="card strip" role="alert">
          <p>Couldn’t load your deleted businesses.</p>
          <Button onClick={retry}>Try Again</Button>
        </section>
      )}
      {count > 0 && (
        <section className="card deleted-businesses" aria-labelledby="deleted-businesses">
          <h2 id="deleted-businesses">Deleted businesses</h2>
          <ul>
            {businesses.map((business) => (
              <DeletedRow
                key={business.id}
                business={business}
                onRestore={() => (hasRestored.current = true)}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface DeletedRowProps {
  business: DeletedBusiness;
  onRestore: () => void;
}

function DeletedRow({ business, onRestore }: DeletedRowProps) {
  const { restore, isPending } = useRestoreBusiness(business);
  const { name, goneAt } = business;
  function press(): void {
    onRestore();
    restore();
  }
  return (
    <li>
      <p>
        <bdi className="deleted-name">{name}</bdi>{' '}
        <span className="soft">You can restore it until {deadlineText(goneAt)}</span>
      </p>
      <Button pending={isPending} onClick={press}>
        Restore<span className="visually-hidden">{` ${name}`}</span>
      </Button>
    </li>
  );
}
