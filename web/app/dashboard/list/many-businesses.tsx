import { useDeferredValue, useState, type ReactNode } from 'react';
import type { ListedBusiness } from '../../../../contract/businesses.ts';
import { BusinessSearch, NoMatch } from './business-search.tsx';
import { BusinessTable } from './business-table.tsx';
import { ListTools } from './list-tools.tsx';
import { useListView } from './list-view.ts';
import { matchingBusinesses } from './matching-businesses.ts';
import { More } from './more.tsx';
import { sortBusinesses } from './sort-businesses.ts';
import { Totals } from './totals.tsx';
import { Transferred } from './transferred.tsx';
import type { MoreBusinesses } from '../use-my-businesses.ts';
import { useIsNarrow } from '../../../ui/use-is-narrow.ts';
import { useSearch } from './use-search.ts';

/** From more than this many, a search field is shown. */
const maxWithoutSearch = 8;
/** The minimum window width for the table, in em. */
const tableFrom = 56.25;
/** Thousands of cards at once would make the page slow. */
const cardsAtOnce = 60;

interface ManyBusinessesProps {
  /** All that are loaded, by name. */
  businesses: readonly ListedBusiness[];
  /** The owner's id. */
  userId: number;
  /** The business that was just set up, which is shown on its card. */
  newId: number | null;
  more: MoreBusinesses;
  /** Shows some of them as cards, in this order. */
  children: (shown: readonly ListedBusiness[]) => ReactNode;
}

/** The businesses in the order that the owner chose, as cards or as a table, with what they add up to. */
export function ManyBusinesses({ businesses, userId, newId, more, children }: ManyBusinessesProps) {
  const { search, setSearch } = useSearch(userId);
  const isSearchable = businesses.length > maxWithoutSearch;
  // Keeps typing responsive while the cards rerender.
  const sought = useDeferredValue(isSearchable ? search : '');
  const view = useListView();
  const shown = sortBusinesses(matchingBusinesses(businesses, sought), view.sort);
  const [room, setRoom] = useState(cardsAtOnce);
  const last = shown.findLastIndex(({ id, unseenTransfer }) => id === newId || unseenTransfer);
  const cards = shown.slice(0, Math.max(room, last + 1));
  const [hasChosen, setChosen] = useState(false);
  const isNarrow = useIsNarrow(tableFrom);
  const isTable = view.layout === 'table' && (newId === null || hasChosen) && !isNarrow;
  const isEmpty = shown.length === 0;
  return (
    <>
      {sought === '' && (
        <Transferred
          businesses={businesses}
          onShow={() => {
            setChosen(true);
            view.change({ layout: 'cards' });
          }}
        />
      )}
      {isSearchable && (
        <BusinessSearch
          search={search}
          onSearch={setSearch}
          shown={shown.length}
          count={businesses.length}
        />
      )}
      <ListTools
        view={{
          ...view,
          change(part) {
            setChosen(true);
            view.change(part);
          },
        }}
        shown={shown}
        hasLayouts={!isNarrow}
        isTable={isTable}
      />
      {isEmpty && <NoMatch search={sought} onClear={() => setSearch('')} />}
      {!isTable && !isEmpty && <Totals businesses={shown} />}
      {isTable && !isEmpty && (
        <BusinessTable
          businesses={shown}
          sort={view.sort}
          onSort={(sort) => view.change({ sort })}
        />
      )}
      {!isTable && children(cards)}
      <More
        hidden={isTable ? 0 : shown.length - cards.length}
        onShow={() => setRoom(cards.length + cardsAtOnce)}
        loaded={businesses.length}
        more={more}
      />
    </>
  );
}
