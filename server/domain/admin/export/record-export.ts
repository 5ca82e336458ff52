import type { AdminAction } from '../../../../contract/admin-actions.ts';
import type { Context } from '../../../context.ts';
import { recordAdminAction } from '../../../db/audit.ts';
import type { Admin } from '../../actor.ts';
import { logSecurityEvent } from '../../security-event.ts';

/** Records that an admin is about to download data about everybody. */
export async function recordExport(
  ctx: Pick<Context, 'db' | 'log'>,
  { id: actorId }: Admin,
  action: AdminAction,
  detail: Record<string, unknown>,
): Promise<void> {
  const target = { targetKind: 'installation', targetId: null };
  await recordAdminAction(ctx.db, { actorId, actorKind: 'admin', action, ...target, detail });
  logSecurityEvent(ctx, 'admin-action', { userId: actorId, action, ...target });
}
