import { useState, type ReactNode } from 'react';
import type { ListedBusiness } from '../../../../contract/businesses.ts';
import { BusinessTable } from './business-table.tsx';
import { ListTools } from './list-tools.tsx';
import { useListView } from './list-view.ts';
import { More } from './more.tsx';
import { sortBusinesses } from './sort-businesses.ts';
import { Totals } from './totals.tsx';

/** Thousands of cards at once would make the page slow. */
const cardsAtOnce = 60;

interface ManyBusinessesProps {
  /** Those that match the search, by name. */
  businesses: readonly ListedBusiness[];
  /** How many are loaded, matching or not. */
  loaded: number;
  /** The business that was just set up, which is shown on its card. */
  newId: number | null;
  /** Shows some of them as cards, in this order. */
  children: (shown: readonly ListedBusiness[]) => ReactNode;
}

/** The businesses in the order that the owner chose, as cards or as a table, with what they add up to. */
export function ManyBusinesses({ businesses, loaded, newId, children }: ManyBusinessesProps) {
  const view = useListView();
  const shown = sortBusinesses(businesses, view.sort);
  const [room, setRoom] = useState(cardsAtOnce);
  const cards = shown.slice(0, Math.max(room, 1 + shown.findIndex(({ id }) => id === newId)));
  const isTable = view.layout === 'table' && newId === null;
  const isEmpty = shown.length === 0;
  return (
    <>
      <ListTools view={view} shown={shown} />
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
        loaded={loaded}
      />
    </>
  );
}
