import type { Analytics } from '../../../contract/analytics.ts';
import type { Context } from '../../context.ts';
import { readUse } from '../../db/business-counts.ts';
import { findBusinessById } from '../../db/businesses.ts';
import type { Actor } from '../actor.ts';
import { utcDay } from '../utc-day.ts';
import { editable } from './editable-business.ts';
import { firstRecentDay, presentAnalytics } from './present-analytics.ts';

/** How a business's page was used. @throws DomainError `sign_in_required`, `forbidden`, `not_found` */
export async function readAnalytics(ctx: Context, actor: Actor, id: number): Promise<Analytics> {
  await editable(actor, () => findBusinessById(ctx.db, id));
  const today = utcDay(ctx.now());
  return presentAnalytics(await readUse(ctx.db, [id], firstRecentDay(today)), today);
}
