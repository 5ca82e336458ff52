import type { DayCount } from '../../db/business-counts.ts';
import { seededRandom, type Random } from '../../domain/drafting/writer/seeded-random.ts';
import { addDays, daysBetween } from '../../domain/utc-day.ts';

/** The usage of a demo business. */
export interface Use {
  /** Weeks since it was set up. */
  weeks: number;
  /** Weeks since it was last used. */
  idleWeeks: number;
  /** On an average weekday, once people know about it. */
  draftsPerDay: number;
}

interface DemoLinks {
  slug: string;
  reviewUrl?: string;
  facebookUrl?: string;
}

/** Weeks until most customers have noticed the sign at the counter. */
const growingWeeks = 5;
/** Relative to a weekday, from Sunday to Saturday. */
const shares = [0.1, 1, 1.1, 0.9, 1.1, 0.8, 0.3];
/** The share of drafts that are followed by a click on the link. */
const tapShares = { google: 0.62, facebook: 0.17 };

/**
 * Plausible counts for a business of this kind, deterministic for business and day: slow at first, quiet on
 * weekends, and fewer clicks than drafts.
 */
export function demoCounts(business: DemoLinks, use: Use, today: string): DayCount[] {
  const random = seededRandom(business.slug);
  const first = addDays(today, -7 * use.weeks);
  const last = addDays(today, -7 * use.idleWeeks);
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
