import type { Context } from '../../context.ts';
import { markTransferSeen } from '../../db/business-support.ts';
import { lockBusiness } from '../../db/businesses.ts';
import type { Actor } from '../actor.ts';
import { ownBusiness } from './editable-business.ts';

/**
 * Dismisses the note that a business was transferred to the caller, in all of their browsers. Repeating it
 * has no effect.
 * @throws DomainError `sign_in_required`, `not_found`, `forbidden`, also for admins
 */
export async function dismissTransfer(
  ctx: Context,
  actor: Actor,
  id: number,
): Promise<{ success: true }> {
  await ctx.db.transaction(async (tx) => {
    await ownBusiness(actor, () => lockBusiness(tx, id));
    await markTransferSeen(tx, id);
  });
  return { success: true };
}
