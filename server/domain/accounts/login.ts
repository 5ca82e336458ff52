import type { CurrentUser } from '../../../contract/accounts.ts';
import type { Context } from '../../context.ts';
import { deleteSession } from '../../db/sessions.ts';
import { findUserSigningIn, replacePasswordHash, type UserRow } from '../../db/users.ts';
import { DomainError } from '../domain-error.ts';
import { logSecurityEvent } from '../security-event.ts';
import { presentUser } from './present-user.ts';
import { hashToken } from './tokens.ts';
import { beginSession, wrongCredentials } from './sessions.ts';

/**
 * Signs a user in. A wrong address and a wrong password get the same response at the same cost; any other
 * problem is reported only after the correct password. Anyone who types the password of the latest
 * registration attempt learns that its code is missing, whatever the address: a verified account has decoys
 * (`email-challenges.ts`). That does not give the attempt back, or an attacker could keep guessing the
 * account's own password by registering its address.
 * @param presented the browser's current session, which ends: each sign-in starts a new one.
 * @throws DomainError `wrong_credentials`, `not_verified`, `account_inactive`, `too_many_requests`,
 * `unavailable`
 */
export async function login(
  ctx: Context,
  { email, password }: { email: string; password: string },
  presented: string | undefined,
): Promise<{ user: CurrentUser; session: string }> {
  // Taken before the password is checked, so that concurrent attempts are counted exactly.
  await ctx.rateLimiter.takeOfAccount('signIns', email);
  const found = await findUserSigningIn(ctx.db, email);
  const hash = found?.user.passwordHash ?? null;
  const isRight = await ctx.hasher.verifyPassword(password, {
    own: hash,
    attempted: found?.pendingPasswordHash ?? null,
  });
  if (!found || hash === null || !isRight.own) {
    throw isRight.attempted ? notVerified() : wrongCredentials();
  }
  await ctx.rateLimiter.restoreAccount('signIns', email);
  const { user } = found;
  assertCanSignIn(user);
  if (ctx.hasher.isWeak(hash)) await rehash(ctx, user.id, hash, password);
  const session = await beginSession(ctx, user, user.sessionEpoch);
  if (presented !== undefined) await deleteSession(ctx.db, hashToken(presented));
  logSecurityEvent(ctx, 'signed-in', { userId: user.id });
  return { user: presentUser(user), session };
}

/** @throws DomainError `not_verified`, `account_inactive` */
function assertCanSignIn({ emailVerified, isActive }: UserRow): void {
  if (!emailVerified) throw notVerified();
  if (!isActive) throw new DomainError('account_inactive', 'This account has been deactivated.');
}

function notVerified(): DomainError {
  return new DomainError(
    'not_verified',
    'Please verify your email address first. Enter the code we emailed you, or register again to get a new one.',
  );
}

/** Rehashes a password at the current cost while it is available. */
async function rehash(ctx: Context, userId: number, from: string, password: string): Promise<void> {
  const to = await ctx.hasher.hashPassword(password);
  await replacePasswordHash(ctx.db, userId, { from, to });
}
