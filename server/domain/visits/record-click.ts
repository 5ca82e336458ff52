import type { Context } from '../../context.ts';
import { addClick, type ClickKind } from '../../db/click-usage.ts';
import { utcHour } from '../utc-day.ts';
import { countAtBusiness } from './count-at-business.ts';

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
  await countAtBusiness(ctx, businessId, () =>
    addClick(ctx.db, { businessId, kind, hour: utcHour(ctx.now()), tag }),
  );
  return { success: true };
}
