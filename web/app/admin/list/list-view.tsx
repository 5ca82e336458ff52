import { useRef } from 'react';
import { sortOf, type AdminAddress } from '../admin-address.ts';
import { scrollToTop } from './scroll-to-top.ts';
import { ListFailure, OutdatedList } from './list-failure.tsx';
import type { ListText } from './list-text.ts';
import { NoRows } from './no-rows.tsx';
import { Pager } from './pager.tsx';
import { RowCards } from './row-cards.tsx';
import { RowsTableView } from './rows-table.tsx';
import { CardSkeletons, RowSkeletons } from './row-skeletons.tsx';
import type { Column } from './table-features.ts';
import type { Go } from '../use-admin-address.ts';
import { useIsNarrow } from './use-is-narrow.ts';
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
      <p className="list-total soft" role="status">
        {list.total && totalText(list.total, address.search, text)}
      </p>
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
      which={whichOf(address)}
      onClear={() => go(address.search ? { search: '' } : { links: undefined, filter: undefined })}
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

/** What the list is limited to, after its noun. */
function whichOf({ links, filter }: AdminAddress): string {
  if (links) return ' with a link to another site';
  return filter === 'deleted' ? ' deleted in the last 14 days' : '';
}

/** `1,234 users`, `10,000+ users`, `12 users match` */
function totalText(
  { count, isExact }: { count: number; isExact: boolean },
  search: string,
  { one, many }: ListText,
): string {
  const isOne = count === 1 && isExact;
  const all = `${count.toLocaleString('en-US')}${isExact ? '' : '+'} ${isOne ? one : many}`;
  return search ? `${all} ${isOne ? 'matches' : 'match'}` : all;
}
