import { useDeferredValue } from 'react';
import type { ListedBusiness } from '../../../contract/businesses.ts';
import { BusinessCard } from './business-card.tsx';
import { BusinessSearch, NoMatch } from './business-search.tsx';
import { matchingBusinesses } from './matching-businesses.ts';
import { UndeliveredNotice } from './undelivered-notice.tsx';
import { useNewBusiness } from './use-new-business.ts';
import { useSearch } from './use-search.ts';

/** With more than these a person searches rather than scrolls. */
const mostWithoutSearch = 8;

interface BusinessListProps {
  /** At least one. */
  businesses: readonly ListedBusiness[];
  /** Whether this is the server's answer to this visit. */
  isFresh: boolean;
  /** Whose they are. */
  userId: number;
}

/** A card for each business, and above them what the owner has to know. */
export function BusinessList({ businesses, isFresh, userId }: BusinessListProps) {
  const { search, setSearch } = useSearch(userId);
  const { newId, isShown, showNew, endNew } = useNewBusiness(businesses, isFresh);
  const isSearchable = businesses.length > mostWithoutSearch;
  // Typing does not wait for the cards.
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
