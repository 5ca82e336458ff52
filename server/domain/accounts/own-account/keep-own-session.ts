import type { Db } from '../../../db/client.ts';
import { deleteKnownBrowsersOf } from '../../../db/known-browsers.ts';
import { deleteOtherSessions, renewSession } from '../../../db/sessions.ts';
import { signInRequired } from '../../domain-error.ts';
import type { OwnSession } from '../own-session.ts';
import { endsWithBrowser } from '../sessions.ts';
import { hashToken, randomToken } from '../tokens.ts';

/** What a browser shows of itself: its cookies, of which either may be missing. */
export interface OwnBrowser {
  /** The session. */
  sessionToken: string | undefined;
  /** By which it may be known to the account. */
  browserToken: string | undefined;
}

/** For the browser's session cookie. */
export interface RenewedSession {
  token: string;
  expiresAt: Date;
  /** Whether the cookie outlives the browser. */
  keepSignedIn: boolean;
}

/**
 * After a change that ended every session of an account, lets the one that made it continue, with a new
 * token, so a copy of the old one no longer works. Other browsers are no longer known to the account.
 * @throws DomainError `sign_in_required` if that session has ended, too
 */
export async function keepOwnSession(
  tx: Db,
  { user, sessionHash }: OwnSession,
  { browserToken }: Pick<OwnBrowser, 'browserToken'>,
): Promise<RenewedSession> {
  const token = randomToken();
  const renewed = await renewSession(tx, { from: sessionHash, to: hashToken(token) });
  if (!renewed) throw signInRequired();
  await deleteOtherSessions(tx, user.id, hashToken(token));
  await deleteKnownBrowsersOf(tx, user.id, hashToken(browserToken ?? ''));
  return { token, expiresAt: renewed.expiresAt, keepSignedIn: !endsWithBrowser(renewed) };
}
