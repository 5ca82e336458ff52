import type { CurrentUser } from '../../../contract/accounts.ts';
import type { Context } from '../../context.ts';
import { deleteSession } from '../../db/sessions.ts';
import { findUserSigningIn, replacePasswordHash, type UserRow } from '../../db/users.ts';
import { DomainError } from '../domain-error.ts';
import { presentUser } from './present-user.ts';
import { hashToken } from './tokens.ts';
import { beginSession, wrongCredentials } from './sessions.ts';

/**
 * Signs somebody in. A wrong address and a wrong password get the same response at the same cost; any
 * other obstacle is mentioned only after the right password. Anyone who types the password of the latest
 * registration attempt is told that its code is missing, whatever the address is: a proven account has
 * decoys (`email-challenges.ts`). That gives no attempt back, or a stranger could go on guessing the
 * account's own password by registering its address.
 * @param presented the browser's current session, which ends: each sign-in starts a new one.
 * @throws DomainError `wrong_credentials`, `not_verified`, `account_inactive`, `too_many_requests`, `unavailable`
 */
export async function login(
  ctx: Context,
  { email, password }: { email: string; password: string },
  presented: string | undefined,
): Promise<{ user: CurrentUser; session: string }> {
  // Taken before the password is looked at, so that tries made at once are counted exactly.
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
  refuseUnready(user);
  if (ctx.hasher.isWeak(hash)) await strengthen(ctx, user.id, hash, password);
  const session = await beginSession(ctx, user, user.sessionEpoch);
  if (presented !== undefined) await deleteSession(ctx.db, hashToken(presented));
  return { user: presentUser(user), session };
}

/** @throws DomainError `not_verified`, `account_inactive` */
function refuseUnready({ emailVerified, isActive }: UserRow): void {
  if (!emailVerified) throw notVerified();
  if (!isActive) throw new DomainError('account_inactive', 'This account has been deactivated.');
}

function notVerified(): DomainError {
  return new DomainError(
    'not_verified',
    'Please verify your email address first. Enter the code we emailed you, or register again to get a new one.',
  );
}

/** Hashes a password at today's cost while it is at hand. */
async function strengthen(
  ctx: Context,
  userId: number,
  from: string,
  password: string,
): Promise<void> {
  const to = await ctx.hasher.hashPassword(password);
  await replacePasswordHash(ctx.db, userId, { from, to });
}
