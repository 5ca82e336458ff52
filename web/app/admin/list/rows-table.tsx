import type { Header } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import type { features, RowsTable } from './table-features.ts';

interface RowsTableViewProps<Row extends object> {
  table: RowsTable<Row>;
  label: string;
  /** Shown instead of rows: the empty state, or that they are loading. */
  instead: ReactNode;
}

/** Rows as a table with a sticky head. */
export function RowsTableView<Row extends object>({
  table,
  label,
  instead,
}: RowsTableViewProps<Row>) {
  const [group] = table.getHeaderGroups();
  return (
    <table className="rows-table" aria-label={label}>
      <thead>
        <tr>
          {group?.headers.map((header) => (
            <HeadCell key={header.id} header={header}>
              <table.FlexRender header={header} />
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {instead}
        {!instead &&
          table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell) => {
                const { onCard } = cell.column.columnDef.meta ?? {};
                const Cell = onCard === 'title' ? 'th' : 'td';
                return (
                  <Cell
                    key={cell.id}
                    className={classOf(cell.column.columnDef.meta)}
                    {...(onCard === 'title' && { scope: 'row' })}
                  >
                    <table.FlexRender cell={cell} />
                  </Cell>
                );
              })}
            </tr>
          ))}
      </tbody>
    </table>
  );
}

interface HeadCellProps<Row extends object> {
  header: Header<typeof features, Row>;
  children: ReactNode;
}

/**
 * A column head; if the column is sortable, a button that sorts by it, descending on the second
 * press.
 */
function HeadCell<Row extends object>({ header: { column }, children }: HeadCellProps<Row>) {
  const direction = column.getIsSorted();
  return (
    <th
      scope="col"
      className={classOf(column.columnDef.meta)}
      {...(direction && { 'aria-sort': direction === 'asc' ? 'ascending' : 'descending' })}
    >
      {column.getCanSort() ? (
        <button
          type="button"
          className={direction ? `sort ${direction}` : 'sort'}
          onClick={() => column.toggleSorting()}
        >
          {children}
          <Icon name="down" />
        </button>
      ) : (
        children
      )}
    </th>
  );
}

/** A column's alignment and width: numbers right-aligned, wide columns wide. */
function classOf(meta: { align?: string; width?: string } | undefined): string {
  return [meta?.align, meta?.width].filter(Boolean).join(' ');
}
