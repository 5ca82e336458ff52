import { visitorCall } from './visitor-call.ts';

export type Platform = 'google' | 'facebook';

/**
 * Counts that a visitor chose a platform. Outlives the page, is never repeated (a repeat would
 * count twice), and a failure is only logged.
 */
export function recordClick(platform: Platform, businessId: number): void {
  const name = platform === 'google' ? 'recordGoogleClick' : 'recordFacebookClick';
  visitorCall(name, { params: { businessId }, keepalive: true }).catch((error: unknown) => {
    console.info(`The ${platform} click was not counted`, error);
  });
}
