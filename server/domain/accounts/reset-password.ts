import type { ResetPasswordBody } from '../../../contract/accounts.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import {
  deleteChallenges,
  findChallengeByLink,
  takeChallenge,
  type ChallengeRow,
} from '../../db/email-challenges.ts';
import { deleteKnownBrowsersOf } from '../../db/known-browsers.ts';
import { deleteSessionsOf } from '../../db/sessions.ts';
import {
  changePassword,
  findUserByEmail,
  findUserById,
  lockUser,
  type UserRow,
} from '../../db/users.ts';
import { DomainError } from '../domain-error.ts';
import { logSecurityEvent } from '../security-event.ts';
import { addAccountEmail } from './account-emails.ts';
import { giveBackTry, matchCode } from './challenges.ts';
import { notProven, noteUsed } from './issued-codes.ts';
import { subjectOf } from './known-browsers.ts';
import { applyCorrection } from './apply-correction.ts';
import { endedEmailChange } from './own-account/email-change.ts';
import { checkNewPassword } from './password-policy.ts';
import { promoteConfiguredAdmin } from './promote-configured-admin.ts';
import { turnOffIfNew } from './second-factor/turn-off-new.ts';
import { hashToken } from './tokens.ts';

/** The user who proved to have read the email, and the challenge they used. */
interface Proof {
  user: UserRow;
  challenge: ChallengeRow;
  browserToken: string | undefined;
}

interface Changed extends ResetOutcome {
  user: UserRow;
}

/** Where the reset comes from. */
interface Resetting {
  ipAddress: string;
  /** By which the browser may be known to the account. */
  browserToken: string | undefined;
}

/** What a reset did. Only told to the person who proved to have read the email. */
export interface ResetOutcome {
  /** What the account signs in with from now on. */
  email: string;
  twoStepTurnedOff: boolean;
}

/**
 * Sets a new password using an emailed link or code. This ends every session and every other link and code,
 * clears the count of failed sign-ins, and verifies the address. A rejected password uses up neither the
 * link nor the code.
 * @throws DomainError `not_proven`, `invalid_request` for a password that is too easy to guess,
 * `too_many_requests`
 */
export async function resetPassword(
  ctx: Context,
  body: ResetPasswordBody,
  from: Resetting,
): Promise<ResetOutcome> {
  const { password } = body;
  const { user, ...outcome } =
    'token' in body
      ? await changeByLink(ctx, { token: body.token, password }, from)
      : await changeByCode(ctx, body, from);
  // Of a corrected address, too: the owner has often tried to sign in with it before.
  for (const email of new Set([user.email, outcome.email])) {
    await ctx.rateLimiter.resetLimit('signIns', email);
    await ctx.rateLimiter.resetLimit('signIns', subjectOf(from.browserToken, email));
    // Wrong passwords typed in a stolen session must not outlast it.
    await ctx.rateLimiter.resetLimit('passwordChecks', email);
  }
  logSecurityEvent(ctx, 'password-changed', { userId: user.id });
  ctx.outbox.wake();
  return outcome;
}

/** Only links that don't work count against the visitor's limit, which others may have used up. */
async function changeByLink(
  ctx: Context,
  { token, password }: { token: string; password: string },
  from: Resetting,
): Promise<Changed> {
  const challenge = await findChallengeByLink(ctx.db, hashToken(token), ctx.now());
  const user = challenge && (await findUserById(ctx.db, challenge.userId));
  if (!user) {
    await ctx.rateLimiter.take('prove', from.ipAddress);
    throw linkNotProven();
  }
  await checkNewPassword(password, user);
  const proof = { user, challenge, browserToken: from.browserToken };
  const outcome = await change(ctx, proof, password);
  if (outcome) return { user, ...outcome };
  throw linkNotProven();
}

async function changeByCode(
  ctx: Context,
  { email, code, password }: { email: string; code: string; password: string },
  from: Resetting,
): Promise<Changed> {
  await ctx.rateLimiter.take('prove', from.ipAddress);
  // Before the code is checked: an invalid password must not use up an attempt.
  await checkNewPassword(password, { email });
  await ctx.rateLimiter.takeOfSubject('codeGuesses', email);
  const user = await findUserByEmail(ctx.db, email);
  const by = { email, purpose: 'reset' } as const;
  const challenge = await matchCode(ctx, { ...by, userId: user?.id ?? null, code });
  if (!user) throw notProven('wrong');
  await checkNewPassword(password, user).catch(async (error: unknown) => {
    await giveBackTry(ctx, challenge, by);
    throw error;
  });
  const proof = { user, challenge, browserToken: from.browserToken };
  const outcome = await change(ctx, proof, password);
  if (outcome) return { user, ...outcome };
  throw notProven('used');
}

/** Null if the link or the code has just been used elsewhere, or the account no longer exists. */
async function change(ctx: Context, proof: Proof, password: string): Promise<ResetOutcome | null> {
  const passwordHash = await ctx.hasher.hashPassword(password);
  return ctx.db.transaction((tx) => changeOnce(ctx, tx, { ...proof, passwordHash }));
}

async function changeOnce(
  ctx: Context,
  tx: Db,
  {
    user: { id, emailVerified },
    challenge,
    browserToken,
    passwordHash,
  }: Proof & { passwordHash: string },
): Promise<ResetOutcome | null> {
  await lockUser(tx, id);
  if (!(await takeChallenge(tx, challenge.id))) return null;
  const ended = await endedEmailChange(ctx, tx, id);
  const changed = await changePassword(tx, id, passwordHash, ctx.now());
  if (!changed) return null;
  const user = await applyCorrection(
    ctx,
    tx,
    { user: changed, wasVerified: emailVerified },
    challenge,
  );
  await deleteSessionsOf(tx, id);
  // Browsers that knew the old password lose their separate allowance; this one keeps what it had.
  await deleteKnownBrowsersOf(tx, id, hashToken(browserToken ?? ''));
  await deleteChallenges(tx, { userId: id });
  await noteUsed(ctx, tx, user.email);
  const twoStepTurnedOff = await turnOffIfNew(ctx, tx, user);
  await promoteConfiguredAdmin(ctx, tx, user);
  const { email: to, name } = user;
  await addAccountEmail(ctx, tx, 'password_changed', { to, name, ...ended });
  return { email: to, twoStepTurnedOff };
}

function linkNotProven(): DomainError {
  return new DomainError(
    'not_proven',
    'This reset link is invalid or has expired. Please request a new one.',
  );
}
