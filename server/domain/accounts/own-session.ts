import type { Context } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { findSession } from '../../db/sessions.ts';
import { lockUser } from '../../db/users.ts';
import { signedIn, type Actor, type SignedIn } from '../actor.ts';
import { signInRequired } from '../domain-error.ts';
import { hashToken } from './tokens.ts';

/** A signed-in user in one browser, to which a change of the account is bound. */
export interface OwnSession {
  user: SignedIn;
  sessionHash: string;
}

/** @param sessionToken from the session cookie. @throws DomainError `sign_in_required` */
export function ownSession(actor: Actor, sessionToken: string | undefined): OwnSession {
  const user = signedIn(actor);
  if (sessionToken === undefined) throw signInRequired();
  return { user, sessionHash: hashToken(sessionToken) };
}

/**
 * Runs a change of the user's account, one at a time per user, unless the session has ended since the
 * request began: by a new password, for example, which the change must not outlive.
 * @throws DomainError `sign_in_required`
 */
export async function inOwnSession<Result>(
  { db }: Pick<Context, 'db'>,
  session: OwnSession,
  change: (tx: Db) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await lockUser(tx, session.user.id);
    await assertLive(tx, session);
    return change(tx);
  });
}

/** @param tx has locked the user. @throws DomainError `sign_in_required` if the session has ended */
export async function assertLive(tx: Db, { user, sessionHash }: OwnSession): Promise<void> {
  const found = await findSession(tx, sessionHash);
  const isValid =
    found?.user.id === user.id && found.user.isActive && found.session.epoch === found.epoch;
  if (!isValid) throw signInRequired();
}
