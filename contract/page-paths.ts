/*
 * The path of every page, one constant each, so that a script contains only the paths it uses. `{name}` in
 * a path is a parameter. `pages.ts` groups the pages by how they are served.
 */

export const home = '/';
export const landing = '/landing';

/** The page that a business's QR code opens. */
export const thumbsUpDown = '/thumbs-up-down/{slug}';
/** The page after private feedback. */
export const reviewShield = '/review-shield/{slug}';

export const auth = '/auth';
export const authOld = '/auth-old';
export const resetPassword = '/reset-password';

/** The link in an email to a feedback address. */
export const confirmFeedbackAddress = '/confirm-feedback-address';

/** The link in an email to a new address of an account. */
export const confirmEmail = '/confirm-email';

export const privacy = '/privacy';
export const terms = '/terms';
export const review = '/review';
export const dashboard = '/dashboard';
export const accountSettings = '/account-settings';
/** Another person's account, for admins. */
export const account = '/account-settings/{userId}';
export const businessSetup = '/business-setup';
/** What a setup ends with: the new business, its link and its QR code. */
export const businessReady = '/business-ready/{id}';
export const businessEdit = '/business-edit/{id}';
/** The link, the QR code and the posters of a business. */
export const businessShare = '/business-share/{id}';
export const admin = '/admin';
