import type { Row as TableRow } from '@tanstack/react-table';
import type { features, RowsTable } from './table-features.ts';

interface RowCardsProps<Row extends object> {
  table: RowsTable<Row>;
  label: string;
}

/** The same rows as cards, if there is no room for a table. */
export function RowCards<Row extends object>({ table, label }: RowCardsProps<Row>) {
  return (
    <ul className="row-cards" aria-label={label}>
      {table.getRowModel().rows.map((row) => (
        <li key={row.id} className="card row-card">
          {cellsAt(row, 'title').map((cell) => (
            <div key={cell.id} className="row-card-title">
              <table.FlexRender cell={cell} />
            </div>
          ))}
          <dl>
            {cellsAt(row, undefined).map((cell) => (
              <div key={cell.id}>
                <dt>{String(cell.column.columnDef.header)}</dt>
                <dd>
                  <table.FlexRender cell={cell} />
                </dd>
              </div>
            ))}
          </dl>
          {cellsAt(row, 'foot').map((cell) => (
            <div key={cell.id} className="row-card-foot">
              <table.FlexRender cell={cell} />
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}

function cellsAt<Row extends object>(
  row: TableRow<typeof features, Row>,
  slot: 'title' | 'foot' | undefined,
) {
  return row.getAllCells().filter(({ column }) => column.columnDef.meta?.onCard === slot);
}
