import { Link } from 'wouter';
import type { AuditEntry } from '../../../../contract/admin.ts';
import { paths } from '../../../paths.ts';
import { actorText, actionText, reasonText } from './action-text.ts';
import { Timestamp } from '../../../ui/timestamp.tsx';
import type { Column } from '../list/table-features.ts';

export const auditColumns: Column<AuditEntry>[] = [
  {
    id: 'what',
    header: 'Action',
    meta: { onCard: 'title', width: 'most' },
    cell: ({ row: { original: entry } }) => <Action {...entry} />,
  },
  {
    id: 'whom',
    header: 'Account or business',
    meta: { width: 'wide' },
    cell: ({ row: { original: entry } }) => <Target {...entry.target} />,
  },
  {
    id: 'who',
    header: 'By',
    cell: ({ row: { original: entry } }) => actorText(entry),
  },
  {
    id: 'when',
    header: 'When',
    meta: { align: 'end' },
    cell: ({ row: { original: entry } }) => <Timestamp at={entry.at} />,
  },
];

function Action(entry: AuditEntry) {
  const reason = reasonText(entry);
  return (
    <>
      {actionText(entry)}
      {reason && <span className="cell-note">{reason}</span>}
    </>
  );
}

/** The target of the action: a link as long as it exists. */
function Target({ kind, id, name, isDeleted }: AuditEntry['target']) {
  if (id === null) return null;
  if (name === null || isDeleted)
    return (
      <span className="soft">
        {`${name ?? `${kind === 'user' ? 'User' : 'Business'} ${id}`} (deleted)`}
      </span>
    );
  const href = kind === 'user' ? paths.accountSettings(id) : paths.businessEdit(id);
  return (
    <Link href={href} state={{ from: location.search }}>
      {name}
    </Link>
  );
}
