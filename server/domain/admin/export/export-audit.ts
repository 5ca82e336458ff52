import type { AuditEntry, AuditExportQuery } from '../../../../contract/admin.ts';
import { byteOrderMark, csvRow } from '../../../../contract/csv.ts';
import type { Context } from '../../../context.ts';
import { adminOnly, type Actor, type Admin } from '../../actor.ts';
import { listAudit } from '../list-audit.ts';
import { recordExport } from './record-export.ts';

/** Entries that are in memory at once. */
const batch = 1_000;

/**
 * The audit trail as CSV, newest first, piece by piece; recorded before the first piece is sent.
 * @throws DomainError `sign_in_required`, `forbidden`
 */
export async function exportAudit(
  ctx: Context,
  actor: Actor,
  query: AuditExportQuery,
): Promise<AsyncIterable<string>> {
  const admin = adminOnly(actor);
  const { search, from, until } = query;
  const detail = {
    ...(from && { from }),
    ...(until && { until }),
    ...(search && { searched: true }),
  };
  await recordExport(ctx, admin, 'export_audit', detail);
  return csvOf(ctx, admin, query);
}

async function* csvOf(ctx: Context, admin: Admin, query: AuditExportQuery): AsyncIterable<string> {
  const head = ['ID', 'Time (UTC)', 'By', 'By ID', 'Action', 'Kind', 'Name', 'Name ID', 'Details'];
  yield byteOrderMark + csvRow(head);
  for (let before: number | undefined; ;) {
    const entries = await listAudit(ctx, admin, { ...query, before, limit: batch });
    yield entries.map((entry) => csvRow(cells(entry))).join('');
    before = entries.at(-1)?.id;
    if (before === undefined || entries.length < batch) return;
  }
}

function cells({ id, at, actor, actorKind, action, target, detail }: AuditEntry) {
  const details = Object.keys(detail).length > 0 ? JSON.stringify(detail) : '';
  const by = [actor?.name ?? actorKind, actor?.id ?? ''];
  const of = [target.kind, target.name ?? '', target.id ?? ''];
  return [id, at, ...by, action, ...of, details];
}
