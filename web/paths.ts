/**
 * The URL of every page of the product. URLs are built here and never written as literals
 * elsewhere.
 */
export * as paths from './page-urls.ts';

/** Where to post a review if a business has no link of its own. */
export const fallbackLinks = {
  /** Followed by what to search for. https://developers.google.com/maps/documentation/urls */
  googleOfPublicPage: 'https://www.google.com/maps/search/?api=1&query=',
  googleOfWizard: 'https://www.google.com/maps/search/healthcare+clinic',
  facebook: 'https://www.facebook.com/',
} as const;
