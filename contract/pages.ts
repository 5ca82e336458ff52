import * as paths from './page-paths.ts';

/** Static pages about the product. */
export const landingPages = { home: paths.home, landing: paths.landing } as const;

/** The pages that a business's customers open. */
export const businessPages = {
  thumbsUpDown: paths.thumbsUpDown,
  reviewShield: paths.reviewShield,
} as const;

/** App pages that emailed links open, so their query may hold a token. */
export const signInPages = {
  auth: paths.auth,
  authOld: paths.authOld,
  resetPassword: paths.resetPassword,
} as const;

/** The pages inside the app's shell. Their parameters are ids. */
export const appPages = {
  ...signInPages,
  privacy: paths.privacy,
  terms: paths.terms,
  review: paths.review,
  dashboard: paths.dashboard,
  accountSettings: paths.accountSettings,
  account: paths.account,
  businessSetup: paths.businessSetup,
  businessEdit: paths.businessEdit,
  businessShare: paths.businessShare,
  admin: paths.admin,
} as const;

/** Every page of the product: its name and path. */
export const pages = { ...landingPages, ...businessPages, ...appPages } as const;

export type AppPageName = keyof typeof appPages;
