import { useEffect, useRef } from 'react';
import type { DeletedBusiness } from '../../../../contract/deletion.ts';
import { Button } from '../../../ui/button.tsx';
import { useDeletedBusinesses, useRestoreBusiness } from './use-deleted-businesses.ts';

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });

/** What the owner deleted in the last days, with a way back; nothing if there is none. */
export function DeletedBusinesses() {
  const businesses = useDeletedBusinesses();
  const section = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const count = businesses.length;
  // A restored business leaves the list, and with it the focus.
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) section.current?.focus();
  }, [count]);
  if (count === 0) return null;
  return (
    <section
      className="card deleted-businesses"
      aria-labelledby="deleted-businesses"
      tabIndex={-1}
      ref={section}
      onFocus={() => (hadFocus.current = true)}
    >
      <h2 id="deleted-businesses">Deleted businesses</h2>
      <ul>
        {businesses.map((business) => (
          <DeletedRow key={business.id} business={business} />
        ))}
      </ul>
    </section>
  );
}

function DeletedRow({ business }: { business: DeletedBusiness }) {
  const { restore, isPending } = useRestoreBusiness(business);
  const { name, goneAt } = business;
  return (
    <li>
      <p>
        <bdi className="deleted-name">{name}</bdi>{' '}
        <span className="soft">Gone for good on {dayFormat.format(new Date(goneAt))}</span>
      </p>
      <Button pending={isPending} onClick={restore}>
        Restore<span className="visually-hidden">{` ${name}`}</span>
      </Button>
    </li>
  );
}
