import type { Context } from '../../context.ts';
import { countBusinessesOf } from '../../db/deletion.ts';
import type { Actor } from '../actor.ts';
import { hideAccount } from '../deletion/hide-account.ts';
import { logSecurityEvent } from '../security-event.ts';
import { actingOnOther, lockForAdminAction } from './lock-for-admin-action.ts';
import { recordWebAction } from './record-web-action.ts';

/**
 * Deletes another person's account, effective immediately in every process: nobody can sign in to it, and
 * its businesses are as if they were gone. For 14 days an admin can restore it; then it is purged
 * (`deletion/purge.ts`). The person cannot undo it.
 * @throws DomainError `sign_in_required`, `forbidden`, `not_found`
 */
export async function deleteUser(
  ctx: Context,
  actor: Actor,
  userId: number,
): Promise<{ success: true }> {
  const admin = actingOnOther(actor, userId, 'delete');
  await ctx.db.transaction(async (tx) => {
    const user = await lockForAdminAction(tx, admin, userId);
    const businesses = await countBusinessesOf(tx, userId);
    await hideAccount(ctx, tx, user, admin.id);
    await recordWebAction(ctx, tx, {
      actorId: admin.id,
      action: 'delete_user',
      targetKind: 'user',
      targetId: userId,
      targetName: user.name,
      detail: { businesses },
    });
  });
  logSecurityEvent(ctx, 'sessions-ended', { userId, by: admin.id });
  return { success: true };
}
