import {
  metaHelper,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
  type ReactTable,
} from '@tanstack/react-table';

interface ColumnMeta {
  /** Numbers and what is done with a row stand at the right. */
  align?: 'end';
  /** Wide columns give way first. */
  width?: 'wide' | 'widest';
  /** Where it stands on a card: as its title, or below its facts; else it is one of the facts. */
  onCard?: 'title' | 'foot';
}

/** What our tables can do; the server orders, searches and cuts. */
export const features = tableFeatures({
  rowSortingFeature,
  columnMeta: metaHelper<ColumnMeta>(),
});

export type Column<Row extends object> = ColumnDef<typeof features, Row>;
export type RowsTable<Row extends object> = ReactTable<typeof features, Row>;
