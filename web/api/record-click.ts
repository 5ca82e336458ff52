import type { VisitEvent } from '../../contract/visits.ts';
import { tagQuery } from './tag-query.ts';
import { visitorCall } from './visitor-call.ts';

export type Platform = 'google' | 'facebook';

/**
 * Counts a click on a platform's link. The path of `recordGoogleClick` or `recordFacebookClick` is that of
 * `recordVisit` with this event, and this way the visitor's script doesn't contain all three.
 */
export function recordClick(platform: Platform, businessId: number): void {
  record(`${platform}-click`, businessId);
}

/**
 * Counts an event of a visit. The request outlives the page and is never retried, since a retry could count
 * twice; a failure is only logged.
 */
export function record(event: VisitEvent | `${Platform}-click`, businessId: number): void {
  visitorCall('recordVisit', {
    params: { event, businessId },
    query: tagQuery(),
    keepalive: true,
  }).catch((error: unknown) => console.info(event, error));
}
