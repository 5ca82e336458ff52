import type { Context } from '../../context.ts';
import { addCount } from '../../db/business-counts.ts';
import { findBusinessById } from '../../db/businesses.ts';
import type { Actor } from '../actor.ts';
import { isOpen } from '../businesses/present-business.ts';
import { notFound } from '../problem.ts';
import { utcDay } from '../utc-day.ts';

/**
 * Counts a tap on a platform link. An inactive business's clicks are not counted (C-33).
 * @throws Problem `not_found`
 */
export async function recordClick(
  ctx: Context,
  _actor: Actor,
  businessId: number,
  kind: 'google_click' | 'facebook_click',
): Promise<{ success: true }> {
  const business = await findBusinessById(ctx.db, businessId);
  if (!business) throw notFound('This business');
  if (isOpen(business)) await addCount(ctx.db, businessId, kind, utcDay(ctx.now()));
  return { success: true };
}
