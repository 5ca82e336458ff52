import type { CurrentUser } from '../../contract/accounts.ts';
import { DomainError, signInRequired } from './domain-error.ts';

/** The caller. Domain functions take it to decide what can be seen and done. */
export type Actor = { kind: 'signed-out' } | SignedIn;
export type SignedIn = { kind: 'user' } & CurrentUser;
export type Admin = SignedIn & { isAdmin: true };

/** The installation itself: its command line and its metrics. Never a session. */
export interface System {
  kind: 'system';
}

export const signedOut: Actor = { kind: 'signed-out' };
export const system: System = { kind: 'system' };

/** @throws DomainError `sign_in_required` */
export function signedIn(actor: Actor): SignedIn {
  if (actor.kind === 'user') return actor;
  throw signInRequired();
}

/** @throws DomainError `sign_in_required`, `forbidden`, `second_factor_required` */
export function adminOnly(actor: Actor): Admin {
  const user = signedIn(actor);
  if (isAdmin(user)) return user;
  if (user.needsSecondFactor) {
    throw new DomainError(
      'second_factor_required',
      'Admins need two-step sign-in. Please set it up in your account settings.',
    );
  }
  throw new DomainError('forbidden', 'Only admins can do this.');
}

/** For data that admins and monitoring can read. @throws DomainError `sign_in_required`, `forbidden` */
export function adminOrSystem(reader: Actor | System): Admin | System {
  return reader.kind === 'system' ? reader : adminOnly(reader);
}

function isAdmin(user: SignedIn): user is Admin {
  return user.isAdmin;
}
