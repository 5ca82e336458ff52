import { useDeferredValue } from 'react';
import type { ListedBusiness } from '../../../contract/businesses.ts';
import { BusinessCard } from './business-card.tsx';
import { BusinessSearch, NoMatch } from './business-search.tsx';
import { matchingBusinesses } from './matching-businesses.ts';
import { UndeliveredNotice } from './undelivered-notice.tsx';
import { useNewBusiness } from './use-new-business.ts';
import { useSearch } from './use-search.ts';

/** From more than this many, a search field is shown. */
const mostWithoutSearch = 8;

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
  const shown = matchingBusinesses(businesses, sought);
  const newName = businesses.find(({ id }) => id === newId)?.name;
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
          shown={shown.length}
          count={businesses.length}
        />
      )}
      {shown.length === 0 && <NoMatch search={sought} onClear={() => setSearch('')} />}
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
    </>
  );
}
