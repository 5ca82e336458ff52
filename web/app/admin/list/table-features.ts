import {
  metaHelper,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
  type ReactTable,
} from '@tanstack/react-table';

interface ColumnMeta {
  /** Numbers and row actions are right-aligned. */
  align?: 'end';
  /** Wide columns shrink first. */
  width?: 'wide' | 'widest' | 'most';
  /** Where the cell goes on a card: its title or its footer; otherwise it is listed as a fact. */
  onCard?: 'title' | 'foot';
}

/** The table's features; sorting, searching and paging happen on the server. */
export const features = tableFeatures({
  rowSortingFeature,
  columnMeta: metaHelper<ColumnMeta>(),
});

export type Column<Row extends object> = ColumnDef<typeof features, Row>;
export type RowsTable<Row extends object> = ReactTable<typeof features, Row>;
