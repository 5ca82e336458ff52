import type { LoginBody } from '../../../contract/accounts.ts';
import type { Context } from '../../context.ts';
import { findUserSigningIn, replacePasswordHash, type UserRow } from '../../db/users.ts';
import { formatTimestamp } from '../../format-time.ts';
import { goneAt, isOwnDeletion } from '../deletion/period.ts';
import { asRestored, restoreAccount } from '../deletion/restore-account.ts';
import { DomainError } from '../domain-error.ts';
import { logSecurityEvent } from '../security-event.ts';
import { recognizeBrowser } from './known-browsers.ts';
import { withoutUnprotectedRights } from './present-user.ts';
import { beginSecondStep, type SecondStep } from './second-factor/begin-second-step.ts';
import type { RelyingParty } from './second-factor/relying-party.ts';
import { wrongCredentials } from './sessions.ts';
import {
  signInBrowser,
  type NewSignIn,
  type Proven,
  type SigningInBrowser,
} from './sign-in-browser.ts';

/**
 * Signs a user in.
 *
 * - A wrong address and a wrong password get the same response at the same cost; any other problem is
 *   reported only after the correct password.
 * - Anyone who types the password of the latest registration attempt learns that its code is missing,
 *   whatever the address: a verified account has decoys (`email-challenges.ts`). That does not give the
 *   attempt back, or an attacker could keep guessing the account's own password by registering its address.
 * - With a second factor, only `completeLogin` starts a session and ends the one that the cookie names.
 * - An account that its owner deleted can be restored by signing in; one that an admin deleted is as if it
 *   did not exist.
 * @param restore whether the person wants their deleted account back
 * @throws DomainError `wrong_credentials`, `not_verified`, `account_inactive`, `account_deleted`,
 * `too_many_requests`, `unavailable`
 */
export async function login(
  ctx: Context,
  { email, password, keepSignedIn = true, restore }: LoginBody,
  { site, ...browser }: SigningInBrowser & { site: RelyingParty },
): Promise<NewSignIn | { secondStep: SecondStep }> {
  const recognition = await recognizeBrowser(ctx, browser.browserToken, email);
  // Taken before the password is checked, so that concurrent attempts are counted exactly.
  await ctx.rateLimiter.takeOfSubject('signIns', recognition.subject);
  const found = await findUserSigningIn(ctx.db, email);
  const hash = found?.user.passwordHash ?? null;
  const isRight = await ctx.hasher.verifyPassword(password, {
    own: hash,
    attempted: found?.pendingPasswordHash ?? null,
  });
  if (!found || hash === null || !isRight.own || isGone(ctx, found.user)) {
    logSecurityEvent(ctx, 'sign-in-refused', { userId: found?.user.id ?? null });
    throw isRight.attempted ? notVerified() : wrongCredentials();
  }
  await ctx.rateLimiter.resetLimit('signIns', recognition.subject);
  const { user } = found;
  if (!restore || !user.deletedAt) assertCanSignIn(ctx, user);
  if (ctx.hasher.isWeak(hash)) await rehash(ctx, user.id, hash, password);
  const secondStep = await beginSecondStep(ctx, user, { site, keepSignedIn });
  if (secondStep) return { secondStep };
  const proven = { user, epoch: user.sessionEpoch, keepSignedIn };
  const signedIn = await (user.deletedAt
    ? signInRestored(ctx, proven, browser)
    : signInBrowser(ctx, proven, browser));
  return { ...signedIn, user: withoutUnprotectedRights(ctx.config, signedIn.user, true) };
}

function isGone({ now }: Context, user: UserRow): boolean {
  return user.deletedAt !== null && !isOwnDeletion(user, now());
}

/** @throws DomainError `wrong_credentials` if the account can no longer be restored */
function signInRestored(
  ctx: Context,
  { user, epoch, keepSignedIn }: Proven,
  browser: SigningInBrowser,
): Promise<NewSignIn> {
  const proven = { user: asRestored(user), epoch, keepSignedIn };
  return signInBrowser(ctx, proven, browser, async (tx) => {
    if (!(await restoreAccount(ctx, tx, user.id, epoch))) throw wrongCredentials();
  });
}

/** @throws DomainError `not_verified`, `account_inactive`, `account_deleted` */
function assertCanSignIn(ctx: Context, { id, emailVerified, isActive, deletedAt }: UserRow): void {
  if (emailVerified && isActive) return;
  logSecurityEvent(ctx, 'sign-in-refused', { userId: id });
  if (!emailVerified) throw notVerified();
  if (deletedAt) {
    const until = goneAt(deletedAt);
    throw new DomainError(
      'account_deleted',
      `You deleted this account. You can restore it until ${formatTimestamp(until)}.`,
      { goneAt: until },
    );
  }
  throw new DomainError(
    'account_inactive',
    `This account has been deactivated. To use it again, email ${ctx.config.contactEmail} from this address.`,
  );
}

function notVerified(): DomainError {
  return new DomainError(
    'not_verified',
    'Please verify your email address first. Enter the code we emailed you, or ask for a new one.',
  );
}

/** Rehashes a password at the current cost while it is available. */
async function rehash(ctx: Context, userId: number, from: string, password: string): Promise<void> {
  const to = await ctx.hasher.hashPassword(password);
  await replacePasswordHash(ctx.db, userId, { from, to });
}
