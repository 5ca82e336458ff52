import { DAY, HOUR, earlier, later, toSeconds } from '../../../contract/durations.ts';
import type { CurrentUser } from '../../../contract/accounts.ts';
import type { Context } from '../../context.ts';
import { findSession, insertSession, touchSession, type FoundSession } from '../../db/sessions.ts';
import { signedOut, type Actor } from '../actor.ts';
import { DomainError } from '../domain-error.ts';
import { browserName } from './browser-name.ts';
import { withoutUnprotectedRights } from './present-user.ts';
import { hashToken, isToken, randomToken } from './tokens.ts';

/** How long sessions last: in total, and unused (`docs/SECURITY.md`). */
const lifetimes = {
  user: { total: 30 * DAY, unused: 7 * DAY },
  admin: { total: DAY, unused: 8 * HOUR },
};

/** The longest that a session lasts if the person does not want to stay signed in: a working day. */
const shortLifetime = 12 * HOUR;

/** Whether a session ends with its browser, and after hours: no other is as short, not even an admin's. */
export function endsWithBrowser(session: { createdAt: Date; expiresAt: Date }): boolean {
  return since(session.createdAt, session.expiresAt) <= shortLifetime;
}

/** `lastSeenAt` is updated at most once in this time. */
const touchInterval = HOUR;

/** The user with this session cookie; signed out if there is none or it is no longer valid. */
export async function findActor(ctx: Context, token: string | undefined): Promise<Actor> {
  if (!token || !isToken(token)) return signedOut;
  const now = ctx.now();
  const tokenHash = hashToken(token);
  const found = await findSession(ctx.db, tokenHash);
  if (!found || !isValid(found, now)) return signedOut;
  if (since(found.session.lastSeenAt, now) > touchInterval)
    await touchSession(ctx.db, tokenHash, now);
  const user = withoutUnprotectedRights(ctx.config, found.user, found.lacksSecondFactor);
  return { kind: 'user', ...user };
}

/**
 * A raised epoch ends every older session at once, even one written late by a concurrent sign-in. An
 * admin's limits also apply to sessions that started before the user became one.
 */
function isValid({ session, user, epoch }: FoundSession, now: Date): boolean {
  const { total, unused } = lifetimesOf(user);
  return (
    user.isActive &&
    session.epoch === epoch &&
    session.expiresAt > now &&
    since(session.createdAt, now) < total &&
    since(session.lastSeenAt, now) < unused
  );
}

/** The earliest times at which a valid session of this user can have begun and been used last. */
export function oldestLive(user: { isAdmin: boolean }, now: Date) {
  const { total, unused } = lifetimesOf(user);
  return { begunAfter: earlier(now, total), usedAfter: earlier(now, unused) };
}

function lifetimesOf({ isAdmin }: { isAdmin: boolean }): { total: number; unused: number } {
  return isAdmin ? lifetimes.admin : lifetimes.user;
}

function since(moment: Date, now: Date): number {
  return now.getTime() - moment.getTime();
}

/** A session's maximum age in seconds; lower for admins. */
export function sessionSeconds({
  isAdmin,
  needsSecondFactor,
}: Pick<CurrentUser, 'isAdmin' | 'needsSecondFactor'>): number {
  return toSeconds(lifetimesOf({ isAdmin: isAdmin || needsSecondFactor === true }).total);
}

/**
 * Starts a session and returns the cookie's value: 256 random bits, of which only the hash is stored.
 * @param epoch the user's, as read before the password was checked.
 * @param how the browser's user agent, of which only a name from our list is stored; and whether the person
 * wants to stay signed in, as everybody was before there was a choice.
 * @throws DomainError `wrong_credentials` if the user has been deleted in the meantime
 */
export async function beginSession(
  ctx: Pick<Context, 'db' | 'now'>,
  user: { id: number; isAdmin: boolean },
  epoch: number,
  {
    userAgent,
    keepSignedIn = true,
  }: { userAgent?: string | undefined; keepSignedIn?: boolean } = {},
): Promise<string> {
  const token = randomToken();
  const createdAt = ctx.now();
  const { total } = lifetimesOf(user);
  const lifetime = keepSignedIn ? total : Math.min(total, shortLifetime);
  const isBegun = await insertSession(ctx.db, {
    tokenHash: hashToken(token),
    userId: user.id,
    epoch,
    browser: browserName(userAgent),
    createdAt,
    lastSeenAt: createdAt,
    expiresAt: later(createdAt, lifetime),
  });
  if (isBegun) return token;
  throw wrongCredentials();
}

/** The same message for a wrong address and a wrong password. */
export function wrongCredentials(): DomainError {
  return new DomainError('wrong_credentials', 'Incorrect email or password.');
}
