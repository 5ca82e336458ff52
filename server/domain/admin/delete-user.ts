import type { Context } from '../../context.ts';
import { lockBusinessesOf } from '../../db/businesses.ts';
import { deleteOrphanLogos } from '../../db/logos.ts';
import { retireSlugs } from '../../db/retired-slugs.ts';
import { deleteUserRow } from '../../db/users.ts';
import type { Actor } from '../actor.ts';
import { recordWebAction } from './record-web-action.ts';
import { logSecurityEvent } from '../security-event.ts';
import { actingOnOther, lockForAdminAction } from './lock-for-admin-action.ts';

/**
 * Deletes another person's account and everything that belongs to it, effective immediately in every
 * process: sessions, codes, businesses with their counts and fingerprints, logos that no other business
 * shows, and queued email. The slugs are retired, since they are printed. The audit trail keeps only the
 * user's id.
 * @throws DomainError `sign_in_required`, `forbidden`, `not_found`
 */
export async function deleteUser(
  ctx: Context,
  actor: Actor,
  userId: number,
): Promise<{ success: true }> {
  const admin = actingOnOther(actor, userId, 'delete');
  await ctx.db.transaction(async (tx) => {
    const { email } = await lockForAdminAction(tx, admin, userId);
    const businesses = await lockBusinessesOf(tx, userId);
    await ctx.outbox.withdraw(tx, email);
    await deleteUserRow(tx, userId);
    await retireSlugs(
      tx,
      businesses.flatMap(({ slug }) => slug ?? []),
    );
    await deleteOrphanLogos(
      tx,
      businesses.flatMap(({ logoHash }) => logoHash ?? []),
    );
    logSecurityEvent(ctx, 'sessions-ended', { userId, by: admin.id });
    await recordWebAction(ctx, tx, {
      actorId: admin.id,
      action: 'delete_user',
      targetKind: 'user',
      targetId: userId,
      detail: { businesses: businesses.length },
    });
  });
  return { success: true };
}
