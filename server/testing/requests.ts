import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** Feedback as the page sends it; a test replaces the fields it is about. */
export const feedbackForm = {
  name: 'Ann Visitor',
  email: 'ann@visitor.example.com',
  phone: '555 0100',
  feedback: 'The waiting room was cold and nobody came for an hour.',
};

export const fourSentiments = ['Friendly staff', 'Thorough', 'Helpful', 'Attentive'];

export interface Extras {
  /** The `Idempotency-Key`. */
  key?: string;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
  remoteAddress?: string;
}

/** Sends private feedback to a business. */
export function sendFeedback(
  app: FastifyInstance,
  businessId: number,
  changes: Record<string, unknown> = {},
  extras: Extras = {},
): Promise<LightMyRequestResponse> {
  const url = `/api/businesses/${businessId}/send-feedback`;
  return post(app, url, { ...feedbackForm, ...changes }, extras);
}

/** Requests a draft. */
export function generate(
  app: FastifyInstance,
  changes: Record<string, unknown> = {},
  extras: Extras = {},
): Promise<LightMyRequestResponse> {
  return post(app, '/api/reviews/generate', { sentiments: fourSentiments, ...changes }, extras);
}

/** Records a click on a platform's link. */
export function click(
  app: FastifyInstance,
  businessId: number,
  platform: 'google' | 'facebook' = 'google',
  extras: Extras = {},
): Promise<LightMyRequestResponse> {
  return post(app, `/api/analytics/${platform}-click/${businessId}`, undefined, extras);
}

export function post(
  app: FastifyInstance,
  url: string,
  body: object | undefined,
  { key, headers, cookies, remoteAddress }: Extras = {},
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url,
    headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
    ...(body && { payload: body }),
    ...(cookies && { cookies }),
    ...(remoteAddress !== undefined && { remoteAddress }),
  });
}
