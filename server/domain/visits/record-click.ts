import type { Context } from '../../context.ts';
import { findBusinessById } from '../../db/businesses.ts';
import { addClick, type ClickKind } from '../../db/click-usage.ts';
import type { Actor } from '../actor.ts';
import { isOpen } from '../businesses/present-business.ts';
import { unlessGone } from '../businesses/unless-gone.ts';
import { notFound } from '../problem.ts';
import { utcDay } from '../utc-day.ts';

/**
 * Counts a tap on a platform link. An inactive business's clicks are not counted.
 * @throws Problem `not_found`
 */
export async function recordClick(
  ctx: Context,
  _actor: Actor,
  businessId: number,
  kind: ClickKind,
): Promise<{ success: true }> {
  const business = await findBusinessById(ctx.db, businessId);
  if (!business) throw notFound('This business');
  if (isOpen(business)) {
    await unlessGone(addClick(ctx.db, businessId, kind, utcDay(ctx.now())));
  }
  return { success: true };
}
