import type { DayCount } from '../../db/business-counts.ts';
import { seededRandom, type Random } from '../../domain/drafting/writer/seeded-random.ts';
import { addDays, daysBetween } from '../../domain/utc-day.ts';

/** How a demo business is used. */
export interface Use {
  /** How long ago it was set up. */
  weeks: number;
  /** How long nobody has used it since. */
  restingWeeks: number;
  /** On an ordinary weekday, once people know of it. */
  draftsPerDay: number;
}

interface DemoLinks {
  slug: string;
  reviewUrl?: string;
  facebookUrl?: string;
}

/** Weeks until a sign at the counter is noticed by everybody. */
const growingWeeks = 5;
/** Against a weekday, from Sunday to Saturday. */
const shares = [0.1, 1, 1.1, 0.9, 1.1, 0.8, 0.3];
/** Of the drafts, how many are followed by a tap on the link. */
const tapShares = { google: 0.62, facebook: 0.17 };

/**
 * Counts such as a business of this kind might have, the same for the same business and day: slow at
 * first, quiet on weekends, and fewer taps than drafts.
 */
export function demoCounts(business: DemoLinks, use: Use, today: string): DayCount[] {
  const random = seededRandom(business.slug);
  const first = addDays(today, -7 * use.weeks);
  const last = addDays(today, -7 * use.restingWeeks);
  return daysBetween(first, last).flatMap((day, n) => {
    const known = Math.min(1, (n + 7) / (7 * growingWeeks));
    const drafts = draftsOf(day, use.draftsPerDay * known, random);
    const taps = (share: number, url?: string) => (url ? tapsAmong(drafts, share, random) : 0);
    const counts: DayCount[] = [
      { day, kind: 'draft', count: drafts },
      { day, kind: 'google_click', count: taps(tapShares.google, business.reviewUrl) },
      { day, kind: 'facebook_click', count: taps(tapShares.facebook, business.facebookUrl) },
    ];
    return counts.filter(({ count }) => count > 0);
  });
}

function draftsOf(day: string, usual: number, random: Random): number {
  const share = shares[new Date(day).getUTCDay()] ?? 1;
  return Math.round(usual * share * (0.5 + random.next()));
}

function tapsAmong(drafts: number, share: number, random: Random): number {
  return Array.from({ length: drafts }, () => random.chance(share)).filter(Boolean).length;
}
