import type { DailyCounts } from '../../../contract/analytics.ts';
import type { Context } from '../../context.ts';
import { readCountsSince, type CountKind } from '../../db/business-counts.ts';
import { findWholeBusiness } from '../../db/businesses.ts';
import type { Actor } from '../actor.ts';
import { addDays, daysBetween, utcDay } from '../utc-day.ts';
import { editable } from './editable-business.ts';

/** About ten years, to bound the response and the spreadsheet. */
const maxDays = 3_650;

const names = {
  draft: 'reviewsGenerated',
  google_click: 'googleLinkClicks',
  facebook_click: 'facebookLinkClicks',
} as const satisfies Record<CountKind, keyof DailyCounts>;

/**
 * One entry for each UTC day, from the business's setup or its first count until today.
 * @throws DomainError `sign_in_required`, `forbidden`, `not_found`
 */
export async function readDailyCounts(
  ctx: Context,
  actor: Actor,
  id: number,
): Promise<{ days: DailyCounts[] }> {
  const { createdAt } = await editable(actor, () => findWholeBusiness(ctx.db, id));
  const today = utcDay(ctx.now());
  const earliest = addDays(today, 1 - maxDays);
  const counts = await readCountsSince(ctx.db, id, earliest);
  const begin = [utcDay(createdAt), counts[0]?.day ?? today].toSorted()[0] ?? today;
  const days = daysBetween(begin > earliest ? begin : earliest, today).map(unusedDay);
  const byDay = new Map(days.map((day) => [day.day, day]));
  for (const { day, kind, count } of counts) {
    const found = byDay.get(day);
    if (found) found[names[kind]] = count;
  }
  return { days };
}

function unusedDay(day: string): DailyCounts {
  return { day, reviewsGenerated: 0, googleLinkClicks: 0, facebookLinkClicks: 0 };
}
