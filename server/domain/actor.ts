import type { CurrentUser } from '../../contract/accounts.ts';

/** Who asks. Every verb of the domain is told, and decides by it what may be seen and done. */
export type Actor = { kind: 'visitor' } | ({ kind: 'user' } & CurrentUser);

export const visitor: Actor = { kind: 'visitor' };
