import { currentUser } from './accounts.ts';
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
