import type { AuditEntry } from '../../../../contract/admin.ts';
import type { AdminAddress } from '../admin-address.ts';
import type { Go } from '../use-admin-address.ts';
import { auditQuery } from './audit-query.ts';
import { Button } from '../../../ui/button.tsx';
import { AuditTools } from './audit-tools.tsx';
import { auditColumns } from './audit-columns.tsx';
import { ListFailure, OutdatedList } from '../list/list-failure.tsx';
import { OlderEntries } from './older-entries.tsx';
import { RowCards } from '../list/row-cards.tsx';
import { RowsTableView } from '../list/rows-table.tsx';
import { CardSkeletons, RowSkeletons } from '../list/row-skeletons.tsx';
import { useAudit } from './use-audit.ts';
import { useIsNarrow } from '../../../ui/use-is-narrow.ts';
import { useRowsTable } from '../list/use-rows-table.ts';

const failure = 'Couldn’t load the activity log';
const loading = 'Loading activity log';

interface AuditTrailProps {
  address: AdminAddress;
  go: Go;
}

/** The audit trail, read-only: who did what to whom, and when. */
export function AuditTrail({ address, go }: AuditTrailProps) {
  const choice = auditQuery(address);
  const { entries, error, hasOlder, isReadingOlder, readOlder, retry } = useAudit(choice);
  if (error && !entries) return <ListFailure title={failure} error={error} onRetry={retry} />;
  return (
    <section className="list" aria-label="Activity log">
      <div className="section-head">
        <p className="soft">
          What happened to accounts and businesses, and who did it. Newest first.
        </p>
      </div>
      <AuditTools address={address} go={go} />
      {error && <OutdatedList title={failure} onRetry={retry} />}
      <Entries
        entries={entries}
        nothing={nothingOf(address, choice)}
        isChosen={choice !== ''}
        onClear={() => go({ search: '', from: undefined, until: undefined })}
      />
      <OlderEntries
        key={choice}
        hasOlder={hasOlder}
        isReading={isReadingOlder}
        onRead={readOlder}
      />
    </section>
  );
}

/** Why there is no activity to show. */
function nothingOf({ from, until }: AdminAddress, choice: string): string {
  if (from && until && from > until) return '“From” is later than “To”.';
  return choice === '' ? 'No activity yet.' : 'No activity matches your search and dates.';
}

interface EntriesProps {
  entries: AuditEntry[] | undefined;
  /** Says so if there are none. */
  nothing: string;
  /** Not all entries are listed. */
  isChosen: boolean;
  onClear: () => void;
}

function Entries({ entries, nothing, isChosen, onClear }: EntriesProps) {
  const table = useRowsTable({ columns: auditColumns, rows: entries });
  const isNarrow = useIsNarrow(45);
  const empty = entries?.length === 0 && (
    <div className="no-rows">
      <p>{nothing}</p>
      {isChosen && <Button onClick={onClear}>Show all</Button>}
    </div>
  );
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
