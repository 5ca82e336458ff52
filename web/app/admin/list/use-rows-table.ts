import { functionalUpdate, useTable } from '@tanstack/react-table';
import { features, type Column, type RowsTable } from './table-features.ts';

interface RowsTableOptions<Row> {
  columns: Column<Row & { id: number }>[];
  rows: Row[] | undefined;
  /** As the contract names it. */
  sort?: string;
  onSort?: (sort: string) => void;
}

/** The table's logic over rows that the server has ordered. `columns` has to be the same each time. */
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
