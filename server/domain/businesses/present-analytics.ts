import type { Analytics } from '../../../contract/analytics.ts';
import { recentDays } from '../../../contract/constraints.ts';
import type { CountKind, UseOfBusiness } from '../../db/business-counts.ts';
import { addDays, daysBetween } from '../utc-day.ts';

/** The first of the days that are listed individually. */
export function firstRecentDay(lastDay: string): string {
  return addDays(lastDay, 1 - recentDays);
}

/** @param use the counts of one business. @param lastDay the UTC day that the recent days end with. */
export function presentAnalytics(use: readonly UseOfBusiness[], lastDay: string): Analytics {
  const days = daysBetween(firstRecentDay(lastDay), lastDay);
  const of = (kind: CountKind) => use.find((one) => one.kind === kind);
  const total = (kind: CountKind) => of(kind)?.total ?? 0;
  const recent = (kind: CountKind) => days.map((day) => of(kind)?.recent[day] ?? 0);
  return {
    reviewsGenerated: total('draft'),
    googleLinkClicks: total('google_click'),
    facebookLinkClicks: total('facebook_click'),
    recent: {
      lastDay,
      reviewsGenerated: recent('draft'),
      googleLinkClicks: recent('google_click'),
      facebookLinkClicks: recent('facebook_click'),
    },
  };
}
