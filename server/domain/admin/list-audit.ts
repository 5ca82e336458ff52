import type { AuditEntry } from '../../../contract/admin.ts';
import type { Context } from '../../context.ts';
import { readDeeds, type DeedRow } from '../../db/audit.ts';
import type { Actor } from '../actor.ts';

/**
 * Who did what to whom, newest first.
 * @param before the id of the last entry that was seen; without it, starts from the newest.
 */
export async function listAudit(
  { db }: Pick<Context, 'db'>,
  _actor: Actor,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<AuditEntry[]> {
  return (await readDeeds(db, { before, limit })).map(presentDeed);
}

function presentDeed({ deed, actorName, userName, businessName }: DeedRow): AuditEntry {
  const { id, at, actorKind, actorId, action, targetKind, targetId, detail } = deed;
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
