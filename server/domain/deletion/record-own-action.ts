import type { AdminAction } from '../../../contract/admin-actions.ts';
import type { Context } from '../../context.ts';
import { recordAdminAction } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import { logSecurityEvent } from '../security-event.ts';

/** Records what owners do that cannot be seen in the lists anymore, so that admins can help them. */
export async function recordOwnAction(
  ctx: Pick<Context, 'log'>,
  tx: Db,
  action: Extract<AdminAction, 'delete_business' | 'restore_business'>,
  { userId, businessId }: { userId: number; businessId: number },
): Promise<void> {
  await recordAdminAction(tx, {
    actorId: userId,
    actorKind: 'user',
    action,
    targetKind: 'business',
    targetId: businessId,
  });
  const event = action === 'delete_business' ? 'business-deleted' : 'business-restored';
  logSecurityEvent(ctx, event, { userId, businessId });
}
