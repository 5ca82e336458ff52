import type { CurrentUser } from '../../contract/accounts.ts';
import { DomainError } from './domain-error.ts';

/** Who asks. Every verb of the domain is told, and decides by it what may be seen and done. */
export type Actor = { kind: 'visitor' } | SignedIn;
export type SignedIn = { kind: 'user' } & CurrentUser;

export const visitor: Actor = { kind: 'visitor' };

/** @throws DomainError `sign_in_required` */
export function signedIn(actor: Actor): SignedIn {
  if (actor.kind === 'user') return actor;
  throw new DomainError('sign_in_required', 'Please sign in.');
}
