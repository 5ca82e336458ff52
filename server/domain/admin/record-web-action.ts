import type { Context } from '../../context.ts';
import { recordAdminAction, type NewAuditEntry } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import { logSecurityEvent } from '../security-event.ts';

type WebAction = Pick<NewAuditEntry, 'action' | 'targetKind' | 'targetName' | 'detail'> & {
  actorId: number;
  targetId: number;
};

/**
 * Records what an admin did in the app, in the transaction of the action, and logs it. The audit trail is
 * what counts: it has no action that was rolled back.
 */
export async function recordWebAction(
  ctx: Pick<Context, 'log'>,
  tx: Db,
  entry: WebAction,
): Promise<void> {
  await recordAdminAction(tx, { ...entry, actorKind: 'admin' });
  const { actorId, action, targetKind, targetId } = entry;
  logSecurityEvent(ctx, 'admin-action', { userId: actorId, action, targetKind, targetId });
}
