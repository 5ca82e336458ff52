import type { AdminUser } from '../../../contract/admin.ts';
import type { Context } from '../../context.ts';
import { setUserActive } from '../../db/users.ts';
import { endAccess } from '../accounts/end-access.ts';
import type { Actor } from '../actor.ts';
import { logSecurityEvent } from '../security-event.ts';
import { actingOnOther, lockForAdminAction } from './lock-for-admin-action.ts';
import { recordWebAction } from './record-web-action.ts';
import { readUserAsAdmin } from './read-user-as-admin.ts';

/**
 * Deactivates or reactivates another person's account. Deactivating ends its sessions and emailed codes at
 * once, and its businesses' pages become inactive; reactivating brings the pages back.
 * @throws DomainError `sign_in_required`, `forbidden`, `not_found`
 */
export async function toggleUser(
  ctx: Context,
  actor: Actor,
  userId: number,
  isActive: boolean,
): Promise<AdminUser> {
  const admin = actingOnOther(actor, userId, isActive ? 'activate' : 'deactivate');
  const isChanged = await ctx.db.transaction(async (tx) => {
    const user = await lockForAdminAction(tx, admin, userId);
    if (user.isActive === isActive) return false;
    await setUserActive(tx, userId, isActive, ctx.now());
    if (!isActive) await endAccess(tx, userId);
    await recordWebAction(ctx, tx, {
      actorId: admin.id,
      action: isActive ? 'activate_user' : 'deactivate_user',
      targetKind: 'user',
      targetId: userId,
    });
    return true;
  });
  if (isChanged && !isActive) {
    logSecurityEvent(ctx, 'sessions-ended', { userId, by: admin.id });
    logSecurityEvent(ctx, 'account-deactivated', { userId });
  }
  return readUserAsAdmin(ctx, admin, userId);
}
