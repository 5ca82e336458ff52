import type { ListedBusiness } from '../../../../contract/businesses.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { Segments } from '../../../ui/segments.tsx';
import { Select } from '../../../ui/select.tsx';
import { numberKinds } from '../number-kinds.ts';
import { businessesCsv } from './businesses-csv.ts';
import type { useListView } from './list-view.ts';
import { firstOrder, keyOf, sortKeys, sortOrders } from './sort-businesses.ts';

const layouts = { cards: 'Cards', table: 'Table' } as const;

const sortOptions = sortKeys.map((key) => {
  const label = numberKinds.find((kind) => kind.key === key)?.label;
  return { value: firstOrder(key), label: label ? `Most ${label}` : 'Name' };
});

interface ListToolsProps {
  view: ReturnType<typeof useListView>;
  /** What the spreadsheet contains: the businesses that are shown, in their order. */
  shown: readonly ListedBusiness[];
  /** Whether there is room for a table, too. */
  hasLayouts: boolean;
  isTable: boolean;
}

/** Cards or table, their order, and the numbers as a spreadsheet. */
export function ListTools({ view, shown, hasLayouts, isTable }: ListToolsProps) {
  return (
    <div className="business-tools">
      {hasLayouts && (
        <Segments
          label="View as"
          options={layouts}
          chosen={view.layout}
          onChoose={(layout) => view.change({ layout })}
        />
      )}
      {/* A table is sorted by its column heads. */}
      {!isTable && (
        <Select
          id="business-sort"
          label="Sort by"
          value={firstOrder(keyOf(view.sort))}
          options={sortOptions}
          onChoose={(order) => view.change({ sort: sortOrders.find((one) => one === order) })}
        />
      )}
      <Button
        disabled={shown.length === 0}
        onClick={({ detail }) => {
          // Otherwise a double click would save two files.
          if (detail < 2) saveNumbers(shown);
        }}
      >
        <Icon name="download" /> Download stats (spreadsheet)
      </Button>
    </div>
  );
}

function saveNumbers(businesses: readonly ListedBusiness[]): void {
  saveFile(new Blob([businessesCsv(businesses)], { type: 'text/csv' }), 'businesses-stats.csv');
}
