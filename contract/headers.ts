/** The fixed header that our own pages send with every call. It grants nothing. */
export const fixedHeader = { name: 'X-Requested-With', value: 'fourgood' } as const;

/** Names one attempt of a write, so that a repeat of it does nothing twice. */
export const idempotencyHeader = 'Idempotency-Key';

/** How many rows a list has in all: exact to 10,000, then `10000+`. */
export const totalHeader = 'X-Total-Count';

/** Where the rows after the last one given begin, for `after`; absent at the end of the list. */
export const nextCursorHeader = 'X-Next-Cursor';

/** Where the rows before the first one given end, for `before`; absent at the beginning. */
export const previousCursorHeader = 'X-Previous-Cursor';
