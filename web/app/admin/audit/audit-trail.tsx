import type { AuditEntry } from '../../../../contract/admin.ts';
import { auditColumns } from './audit-columns.tsx';
import { ListFailure, OutdatedList } from '../list/list-failure.tsx';
import { OlderEntries } from './older-entries.tsx';
import { RefreshButton } from '../list/refresh-button.tsx';
import { RowCards } from '../list/row-cards.tsx';
import { RowsTableView } from '../list/rows-table.tsx';
import { CardSkeletons, RowSkeletons } from '../list/row-skeletons.tsx';
import { useAudit } from './use-audit.ts';
import { useIsNarrow } from '../list/use-is-narrow.ts';
import { useRowsTable } from '../list/use-rows-table.ts';

const failure = 'Couldn’t load the activity log';
const loading = 'Loading activity log';

/** The audit trail, read-only: who did what to whom, and when. */
export function AuditTrail() {
  const { entries, error, hasOlder, isReadingOlder, readOlder, retry } = useAudit();
  if (error && !entries) return <ListFailure title={failure} error={error} onRetry={retry} />;
  return (
    <section className="list" aria-label="Activity log">
      <div className="section-head">
        <p className="soft">
          Account changes, and changes admins made to other people’s businesses. Newest first.
        </p>
        <RefreshButton calls={['listAudit']} />
      </div>
      {error && <OutdatedList title={failure} onRetry={retry} />}
      <Entries entries={entries} />
      <OlderEntries hasOlder={hasOlder} isReading={isReadingOlder} onRead={readOlder} />
    </section>
  );
}

function Entries({ entries }: { entries: AuditEntry[] | undefined }) {
  const table = useRowsTable({ columns: auditColumns, rows: entries });
  const isNarrow = useIsNarrow(45);
  const empty = entries?.length === 0 && <p className="no-rows">No activity yet.</p>;
  if (isNarrow) {
    if (!entries) return <CardSkeletons label={loading} />;
    return empty ? (
      <div className="card">{empty}</div>
    ) : (
      <RowCards table={table} label="Activity log" />
    );
  }
  return (
    <RowsTableView
      table={table}
      label="Activity log"
      instead={
        entries ? (
          empty && (
            <tr>
              <td colSpan={auditColumns.length}>{empty}</td>
            </tr>
          )
        ) : (
          <RowSkeletons columns={auditColumns.length} label={loading} />
        )
      }
    />
  );
}
