import type { CurrentUser } from '../../../contract/accounts.ts';
import { signedIn, type Actor } from '../actor.ts';

/** The signed-in user. @throws DomainError `sign_in_required` */
export function readUser(actor: Actor): CurrentUser {
  const { kind: _kind, ...user } = signedIn(actor);
  return user;
}
