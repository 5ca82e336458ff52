import type { CurrentUser } from './accounts.ts';
import * as paths from './page-paths.ts';
import type { PublicBusiness } from './visitor.ts';

/** Static pages about the product. */
export const landingPages = { home: paths.home, landing: paths.landing } as const;

/** The pages that a business's customers open. */
export const businessPages = {
  thumbsUpDown: paths.thumbsUpDown,
  reviewShield: paths.reviewShield,
} as const;

/** App pages that emailed links open, so their query may hold a token. */
export const emailLinkPages = {
  auth: paths.auth,
  authOld: paths.authOld,
  resetPassword: paths.resetPassword,
  confirmFeedbackAddress: paths.confirmFeedbackAddress,
  confirmEmail: paths.confirmEmail,
} as const;

/** The pages inside the app's shell. Their parameters are ids. */
export const appPages = {
  ...emailLinkPages,
  privacy: paths.privacy,
  terms: paths.terms,
  review: paths.review,
  dashboard: paths.dashboard,
  accountSettings: paths.accountSettings,
  account: paths.account,
  businessSetup: paths.businessSetup,
  businessReady: paths.businessReady,
  businessEdit: paths.businessEdit,
  businessShare: paths.businessShare,
  admin: paths.admin,
} as const;

/** Every page of the product: its name and path. */
export const pages = { ...landingPages, ...businessPages, ...appPages } as const;

/** Matches the path of a page of the app; its id, if it has one, has at most ten digits and no leading zero. */
export function appPagePattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/, String.raw`([1-9]\d{0,9})`)}$`);
}

export type AppPageName = keyof typeof appPages;

/** The data the visitor's page is rendered from; its script reads the same from the `page-data` block. */
export interface VisitorPageData {
  slug: string;
  /** Null if the server could not read it in time: then the page requests it itself. */
  business: PublicBusiness | null;
  sentiments: readonly string[];
  /** URL of the stylesheet behind the first view. The script does not get it. */
  stepStyles?: string | undefined;
  /** The script behind the first view, in front of that stylesheet. The page's own script does not get it. */
  inlineScript?: string;
}

/** The data that header and footer are rendered from. */
interface ShellData {
  /** The Host header; it decides the version line. */
  host: string;
  previewHosts: readonly string[];
  year: number;
  contactEmail: string;
}

/** The data an app page is rendered from; its script reads the same from the `page-data` block. */
export interface AppPageData extends ShellData {
  /** Without the query: `/privacy`. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
  /** The user in the header; missing for visitors. The script's own session query takes precedence. */
  user?: CurrentUser;
  /** Origin of the addresses to share and print; missing if the operator has set none. */
  publicUrl?: string;
  /** The request had no session cookie: no one is signed in, and the browser need not ask. */
  noSession?: true;
}

/** The data the landing page is rendered from; it has one variant for signed-in users. */
export interface LandingPageData extends ShellData {
  isSignedIn: boolean;
}

/** The content of the phone on the landing page. */
export interface LandingExample {
  businessName: string;
  /** The first of the offered sentiments, as many as fit on the screen. */
  offered: readonly string[];
  /** Four of them, in the order of choosing. */
  chosen: readonly string[];
  /** Written by the built-in writer from these four and the name. */
  draft: string;
}

/**
 * The functions that render pages for the server, each from data to the inner HTML of `#root`, and the
 * inline scripts of their documents. `web/render.tsx` implements them.
 */
export interface Renderers {
  visitorInlineScript: string;
  appHeadScript: string;
  /** As before any script; without a business, the shell that requests it. */
  renderVisitorPage: (data: VisitorPageData) => string;
  renderInactiveNotice: (business: PublicBusiness) => string;
  renderUnknownBusiness: () => string;
  /** Works without a business, too. */
  renderReviewShield: (page: { slug: string; business: PublicBusiness | null }) => string;
  renderLanding: (page: LandingPageData, example: LandingExample) => string;
  /** A path without a page renders the 404 page. */
  renderAppPage: (page: AppPageData) => AppPageHtml;
}

export interface AppPageHtml {
  /** The inner HTML of the root, which the page's script hydrates. */
  html: string;
  /** HTML behind the root, for as long as that script has not started. */
  withoutScript: string;
  title: string;
  status: 200 | 404;
}
