import { functionalUpdate, useTable } from '@tanstack/react-table';
import { features, type Column, type RowsTable } from './table-features.ts';

interface RowsTableOptions<Row> {
  columns: Column<Row & { id: number }>[];
  rows: Row[] | undefined;
  /** The contract's sort key. */
  sort?: string;
  onSort?: (sort: string) => void;
}

/** Table state for rows that the server has sorted. `columns` must be referentially stable. */
export function useRowsTable<Row extends { id: number }>({
  columns,
  rows,
  sort = '',
  onSort,
}: RowsTableOptions<Row>): RowsTable<Row> {
  const sorting = sort ? [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }] : [];
  return useTable({
    features,
    columns,
    data: rows ?? none,
    getRowId: ({ id }) => String(id),
    manualSorting: true,
    enableSorting: onSort !== undefined,
    enableMultiSort: false,
    enableSortingRemoval: false,
    sortDescFirst: false,
    state: { sorting },
    onSortingChange(update) {
      const [first] = functionalUpdate(update, sorting);
      if (first) onSort?.(`${first.desc ? '-' : ''}${first.id}`);
    },
  });
}

const none: never[] = [];
