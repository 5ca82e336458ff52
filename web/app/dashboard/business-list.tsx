import { lazy, Suspense, useDeferredValue } from 'react';
import type { ListedBusiness } from '../../../contract/businesses.ts';
import { BusinessCard } from './business-card.tsx';
import { BusinessSearch, NoMatch } from './business-search.tsx';
import { CardSkeletons } from './card-skeletons.tsx';
import { loadOrReload } from '../load-or-reload.ts';
import { matchingBusinesses } from './matching-businesses.ts';
import { UndeliveredNotice } from './undelivered-notice.tsx';
import { useNewBusiness } from './use-new-business.ts';
import { useSearch } from './use-search.ts';

/** From more than this many, a search field is shown. */
const mostWithoutSearch = 8;
/** From this many, they can be sorted, shown as a table and downloaded. */
const fewestWithTools = 4;

interface BusinessListProps {
  /** Not empty. */
  businesses: readonly ListedBusiness[];
  /** Whether this list was fetched on this visit. */
  isFresh: boolean;
  /** The owner's id. */
  userId: number;
}

/** The undelivered-feedback notice, a search field, and a card per business. */
export function BusinessList({ businesses, isFresh, userId }: BusinessListProps) {
  const { search, setSearch } = useSearch(userId);
  const { newId, isShown, showNew, endNew } = useNewBusiness(businesses, isFresh);
  const isSearchable = businesses.length > mostWithoutSearch;
  // Keeps typing responsive while the cards rerender.
  const sought = useDeferredValue(isSearchable ? search : '');
  const hasTools = businesses.length >= fewestWithTools;
  const matching = matchingBusinesses(businesses, sought);
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
      <UndeliveredNotice businesses={businesses} />
      {isSearchable && (
        <BusinessSearch
          search={search}
          onSearch={setSearch}
          shown={matching.length}
          count={businesses.length}
        />
      )}
      {matching.length === 0 && <NoMatch search={sought} onClear={() => setSearch('')} />}
      {hasTools ? (
        <Suspense fallback={<CardSkeletons />}>
          <ManyBusinesses businesses={matching} loaded={businesses.length} newId={newId}>
            {cards}
          </ManyBusinesses>
        </Suspense>
      ) : (
        cards(matching)
      )}
    </>
  );
}

/** A script of its own: most owners have one business. */
const ManyBusinesses = lazy(async () => {
  const part = await loadOrReload(() => import('./list/many-businesses.tsx'));
  return { default: part.ManyBusinesses };
});
