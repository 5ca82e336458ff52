import { visitorCall } from './visitor-call.ts';

export type Platform = 'google' | 'facebook';

/**
 * Counts a click on a platform's link. The request outlives the page and is never retried, since a
 * retry could count twice; a failure is only logged.
 */
export function recordClick(platform: Platform, businessId: number): void {
  const name = platform === 'google' ? 'recordGoogleClick' : 'recordFacebookClick';
  visitorCall(name, { params: { businessId }, keepalive: true }).catch((error: unknown) => {
    console.info(`The ${platform} click was not counted`, error);
  });
}
