import { useRef } from 'react';
import { sortOf, type AdminAddress } from '../admin-address.ts';
import { scrollToTop } from './scroll-to-top.ts';
import { ListFailure, OutdatedList } from './list-failure.tsx';
import type { ListText } from './list-text.ts';
import { ListTotal } from './list-total.tsx';
import { NoRows } from './no-rows.tsx';
import { Pager } from './pager.tsx';
import { RowCards } from './row-cards.tsx';
import { RowsTableView } from './rows-table.tsx';
import { CardSkeletons, RowSkeletons } from './row-skeletons.tsx';
import type { Column } from './table-features.ts';
import type { Go } from '../use-admin-address.ts';
import { useIsNarrow } from '../../../ui/use-is-narrow.ts';
import type { List } from './use-list.ts';
import { useRowsTable } from './use-rows-table.ts';

interface ListViewProps<Row extends { id: number }> {
  list: List<Row>;
  columns: Column<Row>[];
  text: ListText;
  /** The minimum window width for a table, in em; below it rows are cards. */
  tableFrom: number;
  address: AdminAddress;
  go: Go;
}

/** An admin list: its total, its rows as a table or cards, and its pager. */
export function ListView<Row extends { id: number }>(props: ListViewProps<Row>) {
  const { list, text, address, go } = props;
  const top = useRef<HTMLDivElement>(null);
  if (list.error && !list.rows)
    return <ListFailure title={text.failure} error={list.error} onRetry={list.retry} />;
  return (
    <div className="list" ref={top}>
      {list.error && <OutdatedList title={text.failure} onRetry={list.retry} />}
      <ListTotal total={list.total} text={text} address={address} />
      <div className="list-rows" aria-busy={list.isBusy || undefined}>
        <Rows {...props} />
      </div>
      <Pager
        position={list.position}
        isBusy={list.isBusy}
        onMove={(change) => {
          go(change);
          scrollToTop(top.current);
        }}
      />
    </div>
  );
}

function Rows<Row extends { id: number }>({
  list,
  columns,
  text,
  tableFrom,
  address,
  go,
}: ListViewProps<Row>) {
  const table = useRowsTable({
    columns,
    rows: list.rows,
    sort: sortOf(address),
    onSort: (sort) => go({ sort }),
  });
  const isNarrow = useIsNarrow(tableFrom);
  const empty = list.rows?.length === 0 && (
    <NoRows
      text={text}
      search={address.search}
      filter={address.filter}
      onClear={() => go(address.search ? { search: '' } : { filter: undefined })}
    />
  );
  if (isNarrow) {
    if (!list.rows) return <CardSkeletons label={text.loading} />;
    return empty ? (
      <div className="card">{empty}</div>
    ) : (
      <RowCards table={table} label={text.label} />
    );
  }
  const span = columns.length;
  return (
    <RowsTableView
      table={table}
      label={text.label}
      instead={
        list.rows ? (
          empty && (
            <tr>
              <td colSpan={span}>{empty}</td>
            </tr>
          )
        ) : (
          <RowSkeletons columns={span} label={text.loading} />
        )
      }
    />
  );
}
