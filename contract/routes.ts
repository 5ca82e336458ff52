import type { supportRoutes } from './support-routes.ts';
import { visitorRoutes } from './visitor-routes.ts';

/**
 * Every call except the admin support calls (`support-routes.ts`): its name, method and path.
 * The browser's pages use this list without downloading the schemas in `api.ts`. `{name}` in a path is a
 * parameter.
 */
export const routes = {
  ...visitorRoutes,

  listSentiments: { method: 'GET', path: '/api/sentiments' },
  readBusiness: { method: 'GET', path: '/api/businesses/{id}' },

  readUser: { method: 'GET', path: '/api/user' },
  login: { method: 'POST', path: '/api/login' },
  completeLogin: { method: 'POST', path: '/api/login/second-step' },
  register: { method: 'POST', path: '/api/register' },
  verifyCode: { method: 'POST', path: '/api/verify-code' },
  resendCode: { method: 'POST', path: '/api/resend-code' },
  logout: { method: 'POST', path: '/api/logout' },
  forgotPassword: { method: 'POST', path: '/api/forgot-password' },
  resetPassword: { method: 'POST', path: '/api/reset-password' },
  listSessions: { method: 'GET', path: '/api/sessions' },
  endSession: { method: 'DELETE', path: '/api/sessions/{id}' },
  endOtherSessions: { method: 'POST', path: '/api/sessions/end-others' },
  deleteAccount: { method: 'POST', path: '/api/account/delete' },
  deactivateAccount: { method: 'POST', path: '/api/businesses/toggle-active/{userId}' },

  changeName: { method: 'PATCH', path: '/api/account' },
  setNewPassword: { method: 'POST', path: '/api/account/password' },
  readEmailChange: { method: 'GET', path: '/api/account/email' },
  requestEmailChange: { method: 'POST', path: '/api/account/email' },
  cancelEmailChange: { method: 'DELETE', path: '/api/account/email' },
  readEmailLink: { method: 'POST', path: '/api/account/email/link' },
  confirmEmail: { method: 'POST', path: '/api/account/email/confirm' },
  downloadData: { method: 'POST', path: '/api/account/data' },

  readSecondFactor: { method: 'GET', path: '/api/account/second-factor' },
  beginPasskey: { method: 'POST', path: '/api/account/second-factor/passkeys/begin' },
  addPasskey: { method: 'POST', path: '/api/account/second-factor/passkeys' },
  removePasskey: { method: 'POST', path: '/api/account/second-factor/passkeys/{id}/remove' },
  beginApp: { method: 'POST', path: '/api/account/second-factor/app/begin' },
  addApp: { method: 'POST', path: '/api/account/second-factor/app' },
  removeApp: { method: 'POST', path: '/api/account/second-factor/app/remove' },
  replaceRecoveryCodes: { method: 'POST', path: '/api/account/second-factor/recovery-codes' },

  listBusinesses: { method: 'GET', path: '/api/businesses' },
  createBusiness: { method: 'POST', path: '/api/businesses' },
  updateBusiness: { method: 'PATCH', path: '/api/businesses/{id}' },
  checkShortAddress: { method: 'POST', path: '/api/businesses/{id}/short-address/check' },
  setShortAddress: { method: 'POST', path: '/api/businesses/{id}/short-address' },
  addCategory: { method: 'POST', path: '/api/businesses/{id}/categories' },
  replaceCategories: { method: 'PATCH', path: '/api/businesses/{id}/categories' },
  addKeyword: { method: 'POST', path: '/api/businesses/{id}/keywords' },
  replaceKeywords: { method: 'PATCH', path: '/api/businesses/{id}/keywords' },
  toggleBusiness: { method: 'POST', path: '/api/businesses/toggle-business-active/{businessId}' },
  listDeletedBusinesses: { method: 'GET', path: '/api/businesses/deleted' },
  deleteBusiness: { method: 'POST', path: '/api/businesses/{id}/delete' },
  restoreBusiness: { method: 'POST', path: '/api/businesses/{id}/restore' },
  dismissTransfer: { method: 'POST', path: '/api/businesses/{id}/transfer/dismiss' },
  sendConfirmation: { method: 'POST', path: '/api/businesses/{id}/feedback-address/confirmation' },
  sendTestFeedback: { method: 'POST', path: '/api/businesses/{id}/feedback-address/test' },
  readConfirmation: { method: 'POST', path: '/api/feedback-address/link' },
  confirmAddress: { method: 'POST', path: '/api/feedback-address/confirm' },
  recordGoogleClick: { method: 'POST', path: '/api/analytics/google-click/{businessId}' },
  recordFacebookClick: { method: 'POST', path: '/api/analytics/facebook-click/{businessId}' },
  readPoster: { method: 'GET', path: '/api/businesses/{id}/poster' },
  savePoster: { method: 'PATCH', path: '/api/businesses/{id}/poster' },
  previewPoster: { method: 'POST', path: '/api/businesses/{id}/poster/preview' },
  downloadPoster: { method: 'GET', path: '/api/businesses/{id}/poster.pdf' },
  readAnalytics: { method: 'GET', path: '/api/analytics/{businessId}' },
  readRecentUse: { method: 'GET', path: '/api/analytics/{businessId}/recent' },
  addTag: { method: 'POST', path: '/api/businesses/{id}/tags' },
  removeTag: { method: 'DELETE', path: '/api/businesses/{id}/tags/{tagId}' },
  readDailyCounts: { method: 'GET', path: '/api/analytics/{businessId}/days' },

  listUsers: { method: 'GET', path: '/api/admin/users' },
  listAllBusinesses: { method: 'GET', path: '/api/admin/businesses' },
  readUserAsAdmin: { method: 'GET', path: '/api/admin/users/{id}' },
  listBusinessesOfUser: { method: 'GET', path: '/api/admin/users/{id}/businesses' },
  readDrafting: { method: 'GET', path: '/api/admin/drafting' },
  deleteUser: { method: 'DELETE', path: '/api/admin/users/{id}' },
  restoreUser: { method: 'POST', path: '/api/admin/users/{id}/restore' },
  toggleUser: { method: 'POST', path: '/api/admin/toggle-active/{userId}' },
  listAudit: { method: 'GET', path: '/api/admin/audit' },
  readOverview: { method: 'GET', path: '/api/admin/overview' },
  listFailingEmails: { method: 'GET', path: '/api/admin/emails' },
  retryEmail: { method: 'POST', path: '/api/admin/emails/{id}/retry' },
  retryEmails: { method: 'POST', path: '/api/admin/emails/retry' },
} as const satisfies Record<string, Route>;

export interface Route {
  method: HttpMethod;
  path: string;
}

export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export type RouteName = keyof typeof routes;
/** With those that only the admin's pages load. */
export type EveryRouteName = RouteName | keyof typeof supportRoutes;
