/** The calls of the visitor's pages, separate from the others (`routes.ts`) to keep their script small. */
export const visitorRoutes = {
  checkSentiment: { method: 'POST', path: '/api/sentiments/check' },
  generateReview: { method: 'POST', path: '/api/reviews/generate' },
  readBusinessBySlug: { method: 'GET', path: '/api/businesses/slug/{slug}' },
  sendFeedback: { method: 'POST', path: '/api/businesses/{id}/send-feedback' },
  /** An event may also be a click, which has its own line in the contract. */
  recordVisit: { method: 'POST', path: '/api/analytics/{event}/{businessId}' },
} as const;
