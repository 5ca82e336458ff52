import { useDeferredValue, useState } from 'react';
import type { ListedBusiness } from '../../../contract/businesses.ts';
import { BusinessCard } from './business-card.tsx';
import { BusinessSearch, NoMatch } from './business-search.tsx';
import { BusinessTable } from './list/business-table.tsx';
import { ListTools } from './list/list-tools.tsx';
import { useListView } from './list/list-view.ts';
import { More } from './list/more.tsx';
import { sortBusinesses } from './list/sort-businesses.ts';
import { Totals } from './list/totals.tsx';
import { matchingBusinesses } from './matching-businesses.ts';
import { UndeliveredNotice } from './undelivered-notice.tsx';
import { useNewBusiness } from './use-new-business.ts';
import { useSearch } from './use-search.ts';

/** From more than this many, a search field is shown. */
const mostWithoutSearch = 8;
/** From this many, they can be sorted, shown as a table and downloaded. */
const fewestWithTools = 4;
/** Thousands of cards at once would make the page slow. */
const cardsAtOnce = 60;

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
  const view = useListView();
  const hasTools = businesses.length >= fewestWithTools;
  const matching = matchingBusinesses(businesses, sought);
  const shown = hasTools ? sortBusinesses(matching, view.sort) : matching;
  const [room, setRoom] = useState(cardsAtOnce);
  const cards = shown.slice(0, Math.max(room, 1 + shown.findIndex(({ id }) => id === newId)));
  // A new business is shown on its card.
  const isTable = hasTools && view.layout === 'table' && newId === null;
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
      {hasTools && <ListTools view={view} shown={shown} />}
      {shown.length === 0 && <NoMatch search={sought} onClear={() => setSearch('')} />}
      {hasTools && !isTable && shown.length > 0 && <Totals businesses={shown} />}
      {isTable && shown.length > 0 && (
        <BusinessTable
          businesses={shown}
          sort={view.sort}
          onSort={(sort) => view.change({ sort })}
        />
      )}
      {!isTable && (
        <ul className="business-cards">
          {cards.map((business) => (
            <BusinessCard
              key={business.id}
              business={business}
              isNew={business.id === newId}
              onNewSeen={showNew}
              onNewEnd={endNew}
            />
          ))}
        </ul>
      )}
      <More
        hidden={isTable ? 0 : shown.length - cards.length}
        onShow={() => setRoom(cards.length + cardsAtOnce)}
        loaded={businesses.length}
      />
    </>
  );
}
