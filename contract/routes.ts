/**
 * Every call of the product: its name, method and path, and nothing else.
 *
 * The browser's pages read this list without paying for the schemas that `api.ts` hangs on it.
 * `{name}` in a path is a parameter.
 */
export const routes = {
  readUser: { method: 'GET', path: '/api/user' },
  listSentiments: { method: 'GET', path: '/api/sentiments' },
  generateReview: { method: 'POST', path: '/api/reviews/generate' },
  readBusiness: { method: 'GET', path: '/api/businesses/{id}' },
  readBusinessBySlug: { method: 'GET', path: '/api/businesses/slug/{slug}' },
  sendFeedback: { method: 'POST', path: '/api/businesses/{id}/send-feedback' },
  recordGoogleClick: { method: 'POST', path: '/api/analytics/google-click/{businessId}' },
  recordFacebookClick: { method: 'POST', path: '/api/analytics/facebook-click/{businessId}' },
  readDrafting: { method: 'GET', path: '/api/admin/drafting' },
} as const satisfies Record<string, { method: HttpMethod; path: string }>;

export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export type RouteName = keyof typeof routes;

/** The fixed header that every call of our own pages carries (S-69). It grants nothing. */
export const fixedHeader = { name: 'X-Requested-With', value: 'fourgood' } as const;

/** Names one attempt of a write, so that a repeat of it does nothing twice. */
export const idempotencyHeader = 'Idempotency-Key';
