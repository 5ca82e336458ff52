import type { Context } from '../../context.ts';
import { findBusinessById } from '../../db/businesses.ts';
import { addClick, type ClickKind } from '../../db/click-usage.ts';
import { isOpen } from '../businesses/present-business.ts';
import { notFoundIfDeleted } from '../businesses/not-found-if-deleted.ts';
import { notFound } from '../domain-error.ts';
import { utcHour } from '../utc-day.ts';

/**
 * Counts a tap on a platform link. An inactive business's clicks are not counted.
 * @param tag of the link by which the visit came
 * @throws DomainError `not_found`
 */
export async function recordClick(
  ctx: Context,
  businessId: number,
  kind: ClickKind,
  tag: string | undefined,
): Promise<{ success: true }> {
  const business = await findBusinessById(ctx.db, businessId);
  if (!business) throw notFound('This business');
  if (isOpen(business)) {
    const click = { businessId, kind, hour: utcHour(ctx.now()), tag };
    await notFoundIfDeleted(addClick(ctx.db, click));
  }
  return { success: true };
}
