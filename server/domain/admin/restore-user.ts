import type { AdminUser } from '../../../contract/admin.ts';
import type { Context } from '../../context.ts';
import type { Actor } from '../actor.ts';
import { isRestorable } from '../deletion/period.ts';
import { bringBack } from '../deletion/restore-account.ts';
import { notFound } from '../domain-error.ts';
import { actingOnOther, lockEvenIfDeleted } from './lock-for-admin-action.ts';
import { readUserAsAdmin } from './read-user-as-admin.ts';
import { recordWebAction } from './record-web-action.ts';

/**
 * Restores an account that an admin or its owner deleted, with the businesses that were deleted with it.
 * Repeating it has no effect.
 * @throws DomainError `sign_in_required`, `forbidden`; `not_found`, also after the 14 days
 */
export async function restoreUser(ctx: Context, actor: Actor, userId: number): Promise<AdminUser> {
  const admin = actingOnOther(actor, userId, 'restore');
  await ctx.db.transaction(async (tx) => {
    const user = await lockEvenIfDeleted(tx, admin, userId);
    if (user.deletedAt === null) return;
    if (!isRestorable(user.deletedAt, ctx.now())) throw notFound('This user');
    await bringBack(ctx, tx, user);
    await recordWebAction(ctx, tx, {
      actorId: admin.id,
      action: 'restore_user',
      targetKind: 'user',
      targetId: userId,
    });
  });
  ctx.outbox.wake();
  return readUserAsAdmin(ctx, admin, userId);
}
