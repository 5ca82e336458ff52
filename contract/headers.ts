/** The fixed header that our own pages send with every call. It grants nothing. */
export const fixedHeader = { 'X-Requested-With': 'fourgood' } as const;

/** Identifies one attempt at a write, so that a repeat has no further effect. */
export const idempotencyHeader = 'Idempotency-Key';

/** The number of rows in a list: exact up to 10,000, then `10000+`. */
export const totalHeader = 'X-Total-Count';

/** Roughly how many rows a list has whose number is not counted. */
export const estimateHeader = 'X-Total-Estimate';

/** The cursor of the next page, for `after`; absent at the end of the list. */
export const nextCursorHeader = 'X-Next-Cursor';

/** The cursor of the previous page, for `before`; absent at the start. */
export const previousCursorHeader = 'X-Previous-Cursor';
