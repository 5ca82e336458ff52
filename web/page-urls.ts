/*
 * The address of every page of the product, one function each, so that a page's script carries
 * only those that it uses. `paths.ts` gathers them.
 */

export const home = () => '/';
export const landing = () => '/landing';
export const auth = (open: AuthQuery = {}) => withQuery('/auth', { ...open });
export const authOld = (open: AuthQuery = {}) => withQuery('/auth-old', { ...open });
export const resetPassword = (reset?: string) => withQuery('/reset-password', { reset });
export const dashboard = () => '/dashboard';
export const businessSetup = () => '/business-setup';
export const businessEdit = (id: number) => `/business-edit/${id}`;
/** The link, the QR code and the posters of a business. */
export const businessShare = (id: number) => `/business-share/${id}`;
export const accountSettings = (userId?: number) =>
  userId === undefined ? '/account-settings' : `/account-settings/${userId}`;
export const admin = () => '/admin';
/** `from`: the slug of the public page that a visitor came from, so that Back can return there. */
export const privacy = (from?: string) => withQuery('/privacy', { from });
export const terms = (from?: string) => withQuery('/terms', { from });
export const review = () => '/review';
export const thumbsUpDown = (slug: string) => `/thumbs-up-down/${encodeURIComponent(slug)}`;
export const reviewShield = (slug: string) => `/review-shield/${encodeURIComponent(slug)}`;

/** The query parameters that decide what the sign-in screen opens with. */
interface AuthQuery {
  register?: boolean;
  verify?: boolean;
  verified?: boolean;
  token?: string;
  reset?: string;
  /** Ours: opens the request for a reset mail. */
  forgot?: boolean;
}

function withQuery(path: string, query: Record<string, string | boolean | undefined>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== false);
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text ? `${path}?${text}` : path;
}
