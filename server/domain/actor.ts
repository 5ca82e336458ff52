import type { CurrentUser } from '../../contract/accounts.ts';
import { Problem } from './problem.ts';

/** Who is asking. Every domain function gets it, and uses it to decide what can be seen and done. */
export type Actor = { kind: 'visitor' } | SignedIn;
export type SignedIn = { kind: 'user' } & CurrentUser;

export const visitor: Actor = { kind: 'visitor' };

/** @throws Problem `sign_in_required` */
export function signedIn(actor: Actor): SignedIn {
  if (actor.kind === 'user') return actor;
  throw new Problem('sign_in_required', 'Please sign in.');
}
