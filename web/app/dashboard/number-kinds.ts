import type { ListedBusiness } from '../../../contract/businesses.ts';

type Analytics = ListedBusiness['analytics'];

/** What is counted for a business, with its label. */
export const numberKinds = [
  { key: 'reviewsGenerated', label: 'Reviews Generated' },
  { key: 'googleLinkClicks', label: 'Google Clicks' },
  { key: 'facebookLinkClicks', label: 'Facebook Clicks' },
] as const;

const none: Analytics = {
  reviewsGenerated: 0,
  googleLinkClicks: 0,
  facebookLinkClicks: 0,
  recent: { lastDay: '', reviewsGenerated: [], googleLinkClicks: [], facebookLinkClicks: [] },
};

/** The numbers of a business; zeros if the response has none. */
export function numbersOf({ analytics }: { analytics?: Analytics }): Analytics {
  return analytics ?? none;
}
