import { fillPath } from '../contract/fill-path.ts';
import * as pages from '../contract/page-paths.ts';

/*
 * The URL of every page of the product, one function each, so that a page's script contains only
 * those that it uses. `paths.ts` re-exports them all.
 */

export const home = () => pages.home;
export const landing = () => pages.landing;
export const auth = (open: AuthQuery = {}) => withQuery(pages.auth, { ...open });
export const authOld = (open: AuthQuery = {}) => withQuery(pages.authOld, { ...open });
export const resetPassword = (reset?: string) => withQuery(pages.resetPassword, { reset });
export const dashboard = () => pages.dashboard;
export const businessSetup = () => pages.businessSetup;
/** The same, filled in from another business. */
export const businessSetupLike = (id: number) => `${pages.businessSetup}?like=${id}`;
export const businessReady = (id: number) => fillPath(pages.businessReady, { id });
export const businessEdit = (id: number) => fillPath(pages.businessEdit, { id });
export const businessShare = (id: number) => fillPath(pages.businessShare, { id });
export const accountSettings = (userId?: number) =>
  userId === undefined ? pages.accountSettings : fillPath(pages.account, { userId });
export const admin = () => pages.admin;
export const recentlyDeletedUsers = () => `${pages.admin}?filter=deleted`;
/**
 * `from`: the slug of the public page that the visitor came from, so that Back can return there.
 */
export const privacy = (from?: string) => withQuery(pages.privacy, { from });
export const terms = (from?: string) => withQuery(pages.terms, { from });
export const review = () => pages.review;
export const thumbsUpDown = (slug: string) => fillPath(pages.thumbsUpDown, { slug });
export const reviewShield = (slug: string) => fillPath(pages.reviewShield, { slug });

/** The query parameters that decide what the sign-in screen shows first. */
interface AuthQuery {
  register?: boolean;
  verify?: boolean;
  verified?: boolean;
  token?: string;
  reset?: string;
  /** Our addition: opens the form that requests a reset email. */
  forgot?: boolean;
}

function withQuery(path: string, query: Record<string, string | boolean | undefined>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== false);
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text ? `${path}?${text}` : path;
}
