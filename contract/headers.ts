/** The fixed header that every call of our own pages carries (S-69). It grants nothing. */
export const fixedHeader = { name: 'X-Requested-With', value: 'fourgood' } as const;

/** Names one attempt of a write, so that a repeat of it does nothing twice. */
export const idempotencyHeader = 'Idempotency-Key';
