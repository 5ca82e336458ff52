import { recentDays } from '../../../contract/constraints.ts';
import type { RecentUse, TagUse } from '../../../contract/recent-use.ts';
import type { Context } from '../../context.ts';
import { readCountsSince } from '../../db/business-counts.ts';
import { findTags, readTagHours, type TagRow } from '../../db/business-tags.ts';
import { findWholeBusiness } from '../../db/businesses.ts';
import { readHours, type CountedKind, type HourList } from '../../db/hour-counts.ts';
import type { Actor } from '../actor.ts';
import { addDays, daysBetween } from '../utc-day.ts';
import { editable } from './editable-business.ts';
import { dayOfHour, daysOf, type DayOf } from './local-days.ts';

/**
 * How a business's page was used on the last 30 days of its time zone, by its tagged links too.
 * @throws DomainError `sign_in_required`, `forbidden`, `not_found`
 */
export async function readRecentUse(ctx: Context, actor: Actor, id: number): Promise<RecentUse> {
  const { timeZone } = await editable(actor, () => findWholeBusiness(ctx.db, id));
  const dayOf = daysOf(timeZone);
  const lastDay = dayOf(ctx.now());
  const firstDay = addDays(lastDay, 1 - recentDays);
  // Local days begin and end up to 14 hours before or after UTC days.
  const range = [addDays(firstDay, -1), addDays(lastDay, 1)] as const;
  const [hours, counts, tags, tagHours] = await Promise.all([
    readHours(ctx.db, id, ...range),
    readCountsSince(ctx.db, id, firstDay),
    findTags(ctx.db, id),
    readTagHours(ctx.db, id, ...range),
  ]);
  const sums = createDays(firstDay, lastDay, dayOf);
  for (const { day, kind, hours: list } of hours) sums.addHours(kind, day, list);
  for (const { day, kind, count } of counts) sums.addRest(kind, day, count);
  const useOf = (tag: TagRow): TagUse => {
    const use = createDays(firstDay, lastDay, dayOf);
    for (const { tagId, day, kind, hours: list } of tagHours)
      if (tagId === tag.id) use.addHours(kind, day, list);
    return { ...tag, visits: use.sum('view'), drafts: use.sum('draft'), clicks: use.clicks() };
  };
  return {
    timeZone,
    lastDay,
    days: {
      visits: sums.list('view'),
      reviewsGenerated: sums.list('draft'),
      googleLinkClicks: sums.list('google_click'),
      facebookLinkClicks: sums.list('facebook_click'),
    },
    funnel: {
      visits: sums.sum('view'),
      good: sums.sum('good'),
      bad: sums.sum('bad'),
      drafts: sums.sum('draft'),
      copied: sums.sum('copied'),
      clicks: sums.clicks(),
      feedback: sums.sum('feedback'),
    },
    tags: tags.map(useOf),
  };
}

/** Adds up counts by local day and kind. */
function createDays(firstDay: string, lastDay: string, dayOf: DayOf) {
  const days = daysBetween(firstDay, lastDay);
  const local = new Map<string, number>();
  /** What is known by hour, by UTC day and kind. */
  const byHour = new Map<string, number>();
  const add = (map: Map<string, number>, kind: CountedKind, day: string, count: number) =>
    map.set(`${kind} ${day}`, (map.get(`${kind} ${day}`) ?? 0) + count);
  const list = (kind: CountedKind) => days.map((day) => local.get(`${kind} ${day}`) ?? 0);
  const sum = (kind: CountedKind) => list(kind).reduce((total, count) => total + count, 0);
  return {
    list,
    sum,
    clicks: () => sum('google_click') + sum('facebook_click'),
    addHours(kind: CountedKind, day: string, hours: HourList) {
      for (const [hour, count] of hours) {
        add(byHour, kind, day, count);
        add(local, kind, dayOfHour(day, hour, dayOf), count);
      }
    },
    /** After the hours: what was counted without them, before there were any, keeps its UTC day. */
    addRest(kind: CountedKind, day: string, count: number) {
      add(local, kind, day, count - (byHour.get(`${kind} ${day}`) ?? 0));
    },
  };
}
