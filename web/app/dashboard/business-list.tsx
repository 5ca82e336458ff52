import { lazy, Suspense } from 'react';
import type { ListedBusiness } from '../../../contract/businesses.ts';
import { loadOrReload } from '../load-or-reload.ts';
import { BusinessCard } from './business-card.tsx';
import { CardSkeletons } from './card-skeletons.tsx';
import type { MoreBusinesses } from './use-my-businesses.ts';
import { useNewBusiness } from './use-new-business.ts';

/** From this many, they can be sorted, shown as a table, downloaded and, if there are more, searched. */
const fewestWithTools = 4;

interface BusinessListProps {
  /** Not empty. */
  businesses: readonly ListedBusiness[];
  /** Whether this list was fetched on this visit. */
  isFresh: boolean;
  /** The owner's id. */
  userId: number;
  more: MoreBusinesses;
}

/** The undelivered-feedback notice, and a card per business; with tools for several of them. */
export function BusinessList({ businesses, isFresh, userId, more }: BusinessListProps) {
  const { newId, isShown, showNew, endNew } = useNewBusiness(businesses, isFresh);
  const newName = businesses.find(({ id }) => id === newId)?.name;
  const cards = (shown: readonly ListedBusiness[]) => (
    <ul className="business-cards">
      {shown.map((business) => (
        <BusinessCard
          key={business.id}
          business={business}
          isNew={business.id === newId}
          onNewSeen={showNew}
          onNewEnd={endNew}
        />
      ))}
    </ul>
  );
  return (
    <>
      <p className="visually-hidden" role="status">
        {isShown && `${newName} is set up. Click here first: View Your Review Generator.`}
      </p>
      <Suspense fallback={<CardSkeletons />}>
        {businesses.some(({ undelivered }) => undelivered) && (
          <UndeliveredNotice businesses={businesses} />
        )}
        {businesses.length < fewestWithTools ? (
          cards(businesses)
        ) : (
          <ManyBusinesses businesses={businesses} userId={userId} newId={newId} more={more}>
            {cards}
          </ManyBusinesses>
        )}
      </Suspense>
    </>
  );
}

/** Scripts of their own, since most owners have one business, and get their feedback. */
const UndeliveredNotice = lazy(async () => {
  const part = await loadOrReload(() => import('./undelivered-notice.tsx'));
  return { default: part.UndeliveredNotice };
});

const ManyBusinesses = lazy(async () => {
  const part = await loadOrReload(() => import('./list/many-businesses.tsx'));
  return { default: part.ManyBusinesses };
});
