import type { AuditEntry, AuditQuery } from '../../../contract/admin.ts';
import { searchWords } from '../../../contract/search-text.ts';
import type { Context } from '../../context.ts';
import { readAdminActions, type AdminActionRow } from '../../db/audit.ts';
import { adminOnly, type Actor } from '../actor.ts';

type Choice = Partial<AuditQuery> & Pick<AuditQuery, 'limit'>;

/**
 * Who did what to whom, newest first.
 * @param before the id of the last entry already seen; by default, starts at the newest.
 */
export async function listAudit(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  { before, search = '', from, until, limit }: Choice,
): Promise<AuditEntry[]> {
  adminOnly(actor);
  const rows = await readAdminActions(db, {
    before,
    words: searchWords(search),
    from: from === undefined ? from : new Date(from),
    until: until === undefined ? until : new Date(until),
    limit,
  });
  return rows.map(presentAdminAction);
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
    actor: actorId === null ? null : { id: actorId, ...nameOf(actorName, entry.actorName) },
    action,
    target: {
      kind: targetKind,
      id: targetId,
      ...(targetId === null ? { name: null } : nameOf(userName ?? businessName, entry.targetName)),
    },
    detail,
  };
}

function nameOf(current: string | null, former: string | null) {
  return current === null ? { name: former, isDeleted: true as const } : { name: current };
}
