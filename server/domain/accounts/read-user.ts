import type { CurrentUser } from '../../../contract/accounts.ts';
import type { Actor } from '../actor.ts';
import { DomainError } from '../domain-error.ts';

/** The signed-in user's own record. @throws DomainError `sign_in_required` */
export function readUser(actor: Actor): CurrentUser {
  if (actor.kind === 'visitor') throw new DomainError('sign_in_required', 'Please sign in.');
  const { kind: _kind, ...user } = actor;
  return user;
}
