import type { VisitEvent } from '../../../contract/visits.ts';
import type { Context } from '../../context.ts';
import { addVisit } from '../../db/visit-counts.ts';
import { utcHour } from '../utc-day.ts';
import { countAtBusiness } from './count-at-business.ts';

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
  await countAtBusiness(ctx, businessId, () =>
    addVisit(ctx.db, event, utcHour(ctx.now()), { businessId, tag }),
  );
  return { success: true };
}
