import type { Context } from '../../context.ts';
import { resumeMessages, unmarkBusinessDeleted } from '../../db/deletion.ts';
import type { Actor } from '../actor.ts';
import { notFound } from '../domain-error.ts';
import { lockOwnBusiness } from './lock-own-business.ts';
import { isRestorable } from './period.ts';
import { recordOwnAction } from './record-own-action.ts';

/**
 * Restores one of the caller's own businesses as it was, with the emails that waited. Repeating it has no
 * effect.
 * @throws DomainError `sign_in_required`, `not_found`, also after the 14 days; `forbidden`
 */
export async function restoreBusiness(
  ctx: Context,
  actor: Actor,
  id: number,
): Promise<{ success: true }> {
  await ctx.db.transaction(async (tx) => {
    const { userId, deletedAt } = await lockOwnBusiness(tx, actor, id);
    if (deletedAt === null) return;
    const now = ctx.now();
    if (!isRestorable(deletedAt, now)) throw notFound('This business');
    await unmarkBusinessDeleted(tx, id);
    await resumeMessages(tx, { businessId: id }, { since: deletedAt, now });
    await recordOwnAction(ctx, tx, 'restore_business', { userId, businessId: id });
  });
  ctx.outbox.wake();
  return { success: true };
}
