import type { VisitEvent } from '../../../contract/visits.ts';
import type { Context } from '../../context.ts';
import { findBusinessById } from '../../db/businesses.ts';
import { addVisit } from '../../db/visit-counts.ts';
import { notFoundIfDeleted } from '../businesses/not-found-if-deleted.ts';
import { isOpen } from '../businesses/present-business.ts';
import { notFound } from '../domain-error.ts';
import { utcHour } from '../utc-day.ts';

/**
 * Counts what happened in a visit of a business's page. An inactive business's visits are not counted.
 * @param tag of the link by which the visit came
 * @throws DomainError `not_found`
 */
export async function recordVisit(
  ctx: Context,
  businessId: number,
  event: VisitEvent,
  tag: string | undefined,
): Promise<{ success: true }> {
  const business = await findBusinessById(ctx.db, businessId);
  if (!business) throw notFound('This business');
  if (isOpen(business))
    await notFoundIfDeleted(addVisit(ctx.db, event, utcHour(ctx.now()), { businessId, tag }));
  return { success: true };
}
