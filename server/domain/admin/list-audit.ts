import type { AuditEntry } from '../../../contract/admin.ts';
import type { Context } from '../../context.ts';
import { readAdminActions, type AdminActionRow } from '../../db/audit.ts';
import { adminOnly, type Actor } from '../actor.ts';

/**
 * Who did what to whom, newest first.
 * @param before the id of the last entry already seen; by default, starts at the newest.
 */
export async function listAudit(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<AuditEntry[]> {
  adminOnly(actor);
  return (await readAdminActions(db, { before, limit })).map(presentAdminAction);
}

function presentAdminAction({
  entry,
  actorName,
  userName,
  businessName,
}: AdminActionRow): AuditEntry {
  const { id, at, actorKind, actorId, action, targetKind, targetId, detail } = entry;
  return {
    id,
    at: at.toISOString(),
    actorKind,
    actor: actorId === null ? null : { id: actorId, name: actorName },
    action,
    target: { kind: targetKind, id: targetId, name: userName ?? businessName },
    detail,
  };
}
