import type { CurrentUser } from '../../../contract/accounts.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { deleteSession } from '../../db/sessions.ts';
import type { UserRow } from '../../db/users.ts';
import { logSecurityEvent } from '../security-event.ts';
import { recognizeBrowser, rememberBrowser } from './known-browsers.ts';
import { newSignInNotice } from './new-sign-in.ts';
import { presentUser } from './present-user.ts';
import { beginSession } from './sessions.ts';
import { hashToken } from './tokens.ts';

/** What a browser sends when somebody signs in. */
export interface SigningInBrowser {
  /** Its current session, which ends: each sign-in starts a new one. */
  sessionToken: string | undefined;
  /** By which it may be known to the account (`known-browsers.ts`). */
  browserToken: string | undefined;
  userAgent: string | undefined;
}

export interface NewSignIn {
  user: CurrentUser;
  /** For the browser's session cookie. */
  session: string;
  /** Whether that cookie outlives the browser. */
  keepSignedIn: boolean;
  /** For the cookie by which the account knows this browser. */
  browserToken: string;
}

/** Somebody who has proved to be this user, and the session epoch as read before the proof. */
export interface Proven {
  user: UserRow;
  epoch: number;
  /** Whether they want to stay signed in (`beginSession`). */
  keepSignedIn: boolean;
}

/**
 * Starts a session in a browser, which the account knows from then on; if it did not, its owner is notified
 * by email.
 * @param prepare runs in the same transaction, first; if it throws, nobody is signed in.
 * @throws DomainError `wrong_credentials` if the user has been deleted in the meantime
 */
export async function signInBrowser(
  ctx: Context,
  { user, epoch, keepSignedIn }: Proven,
  { sessionToken, browserToken: token, userAgent }: SigningInBrowser,
  prepare: (tx: Db) => Promise<void> = async () => {},
): Promise<NewSignIn> {
  const { isKnown } = await recognizeBrowser(ctx, token, user.email);
  const notice = isKnown ? null : await newSignInNotice(ctx, user, userAgent);
  const begun = await ctx.db.transaction(async (tx) => {
    await prepare(tx);
    const how = { userAgent, keepSignedIn };
    const session = await beginSession({ db: tx, now: ctx.now }, user, epoch, how);
    const browserToken = await rememberBrowser(tx, user, token, ctx.now());
    if (sessionToken !== undefined) await deleteSession(tx, hashToken(sessionToken));
    await notice?.(tx);
    return { session, browserToken };
  });
  ctx.outbox.wake();
  logSecurityEvent(ctx, 'signed-in', { userId: user.id });
  return { user: presentUser(user), keepSignedIn, ...begun };
}
