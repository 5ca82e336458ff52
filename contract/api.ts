import {
  currentUser,
  deactivateBody,
  forgotPasswordBody,
  forgotPasswordReply,
  loginBody,
  registerBody,
  registerReply,
  resetPasswordBody,
  resetPasswordReply,
  succeeded,
  userIdParams,
  verifyCodeBody,
  verifyCodeReply,
} from './accounts.ts';
import { businessesReply } from './businesses.ts';
import { generateBody, generateReply } from './drafting.ts';
import { draftingReport } from './drafting-report.ts';
import { endpoint } from './endpoint.ts';
import { feedbackBody } from './feedback.ts';
import { routes } from './routes.ts';
import {
  businessIdParams,
  businessReply,
  clickParams,
  done,
  publicBusiness,
  sentimentsReply,
  slugParams,
} from './visitor.ts';

/** The whole surface. What is not here does not exist; what is here says who may call it. */
export const api = {
  readUser: endpoint({ ...routes.readUser, access: 'user', limit: 'read', reply: currentUser }),

  login: endpoint({
    ...routes.login,
    access: 'anyone',
    limit: 'login',
    body: loginBody,
    reply: currentUser,
  }),
  register: endpoint({
    ...routes.register,
    access: 'public',
    limit: 'register',
    body: registerBody,
    reply: registerReply,
  }),
  verifyCode: endpoint({
    ...routes.verifyCode,
    access: 'public',
    limit: 'prove',
    body: verifyCodeBody,
    reply: verifyCodeReply,
  }),
  logout: endpoint({ ...routes.logout, access: 'anyone', limit: 'account', reply: succeeded }),
  forgotPassword: endpoint({
    ...routes.forgotPassword,
    access: 'public',
    limit: 'forgot',
    body: forgotPasswordBody,
    reply: forgotPasswordReply,
  }),
  resetPassword: endpoint({
    ...routes.resetPassword,
    access: 'public',
    limit: 'prove',
    body: resetPasswordBody,
    reply: resetPasswordReply,
  }),
  deactivateAccount: endpoint({
    ...routes.deactivateAccount,
    access: 'user',
    limit: 'account',
    params: userIdParams,
    body: deactivateBody,
    reply: currentUser,
  }),

  listSentiments: endpoint({
    ...routes.listSentiments,
    access: 'public',
    limit: 'read',
    reply: sentimentsReply,
  }),
  generateReview: endpoint({
    ...routes.generateReview,
    access: 'public',
    limit: 'draft',
    body: generateBody,
    reply: generateReply,
  }),

  listBusinesses: endpoint({
    ...routes.listBusinesses,
    access: 'user',
    limit: 'read',
    reply: businessesReply,
  }),
  readBusiness: endpoint({
    ...routes.readBusiness,
    access: 'anyone',
    limit: 'read',
    params: businessIdParams,
    reply: businessReply,
  }),
  readBusinessBySlug: endpoint({
    ...routes.readBusinessBySlug,
    access: 'public',
    limit: 'read',
    params: slugParams,
    reply: publicBusiness,
  }),
  sendFeedback: endpoint({
    ...routes.sendFeedback,
    access: 'public',
    limit: 'feedback',
    params: businessIdParams,
    body: feedbackBody,
    reply: done,
  }),

  recordGoogleClick: endpoint({
    ...routes.recordGoogleClick,
    access: 'public',
    limit: 'click',
    params: clickParams,
    reply: done,
  }),
  recordFacebookClick: endpoint({
    ...routes.recordFacebookClick,
    access: 'public',
    limit: 'click',
    params: clickParams,
    reply: done,
  }),

  readDrafting: endpoint({
    ...routes.readDrafting,
    access: 'admin',
    limit: 'read',
    reply: draftingReport,
  }),
};

export type Api = typeof api;
