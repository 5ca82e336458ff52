import type { Analytics, DailyCounts } from '../../../contract/analytics.ts';
import { DAY } from '../../../contract/durations.ts';

/** The recent numbers by day, newest first. */
export function recentDays({ recent }: Pick<Analytics, 'recent'>): DailyCounts[] {
  const { lastDay, reviewsGenerated, googleLinkClicks, facebookLinkClicks } = recent;
  const count = reviewsGenerated.length;
  const last = Date.parse(lastDay);
  return Array.from({ length: count }, (_, ago) => ({
    day: new Date(last - ago * DAY).toISOString().slice(0, 10),
    reviewsGenerated: reviewsGenerated[count - 1 - ago] ?? 0,
    googleLinkClicks: googleLinkClicks[count - 1 - ago] ?? 0,
    facebookLinkClicks: facebookLinkClicks[count - 1 - ago] ?? 0,
  }));
}
