import { DAY, HOUR } from '../../../contract/durations.ts';
import type { DayCount } from '../../db/business-counts.ts';
import type { HoursOfDay } from '../../db/hour-counts.ts';
import { seededRandom } from '../../domain/drafting/writer/seeded-random.ts';
import { utcHour } from '../../domain/utc-day.ts';

/** From eight to four in California, in UTC; the same day there. */
const opening = 16 * HOUR;
const openHours = 8;
/** Hours are kept for 60 days. */
const hourDays = 59;

/** By how much visits and what they did exceed a day's drafts, or fall short of them. */
const shares = { view: 1.4, good: 1.1, bad: 0.15, copied: 0.8, feedback: 0.1 } as const;

/** The visits that led to these counts, and the hours of both. */
export function demoVisits(slug: string, counts: readonly DayCount[], today: string): HoursOfDay[] {
  const random = seededRandom(`visits ${slug}`);
  const first = Date.parse(today) - hourDays * DAY;
  const recent = counts.filter(({ day }) => Date.parse(day) >= first && day < today);
  const visits = recent
    .filter(({ kind }) => kind === 'draft')
    .flatMap(({ day, count }) =>
      Object.entries(shares).map(([kind, share]) => ({
        day,
        kind: kind as keyof typeof shares, // its own keys
        count: Math.round(count * share + random.next() - 0.5),
      })),
    );
  return [...recent, ...visits].flatMap(({ day, kind, count }) => {
    const spread = new Map<string, HoursOfDay>();
    for (let n = 0; n < count; n += 1) {
      const hour = Math.floor(random.next() * openHours);
      const at = utcHour(new Date(Date.parse(day) + opening + hour * HOUR));
      const row = spread.get(at.day) ?? { day: at.day, kind, hours: [] };
      spread.set(at.day, row);
      const known = row.hours.find(([one]) => one === at.hour);
      if (known) known[1] += 1;
      else row.hours.push([at.hour, 1]);
    }
    return [...spread.values()];
  });
}
