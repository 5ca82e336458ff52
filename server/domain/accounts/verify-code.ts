import type { VerifyCodeBody } from '../../../contract/accounts.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import {
  deleteChallenges,
  isContested,
  takeChallenge,
  type ChallengeRow,
} from '../../db/email-challenges.ts';
import { findUserByEmail, lockUser, verifyUser, type UserRow } from '../../db/users.ts';
import { DomainError } from '../domain-error.ts';
import { logSecurityEvent } from '../security-event.ts';
import { isBindingFor } from './binding.ts';
import { giveBackTry, matchCode } from './challenges.ts';
import { alreadyVerified, notProven, noteUsed } from './issued-codes.ts';
import { rememberBrowser } from './known-browsers.ts';
import { neutralName } from './neutral-name.ts';
import { checkNewPassword } from './password-policy.ts';
import { promoteConfiguredAdmin } from './promote-configured-admin.ts';
import { hashToken } from './tokens.ts';

/** A right code, and what was chosen along with it. */
interface Proof {
  user: UserRow;
  challenge: ChallengeRow;
  /** Of the browser, if it registered this address. */
  bindingHash: string | undefined;
  browserToken: string | undefined;
  name: string | undefined;
  passwordHash: string | undefined;
}

interface Verifying {
  ipAddress: string;
  /** The binding that `register` gave the browser. */
  binding: string | undefined;
  /** By which the browser may be known to other accounts. */
  browserToken: string | undefined;
}

/**
 * Completes a registration with its emailed code. The browser that registered confirms its own attempt. If
 * there were several, any other browser has to choose a password: the code proves who reads the email, but
 * not that the same person typed the password of that attempt.
 * @returns the value of the cookie by which the browser is known to the account from now on: the first
 * sign-in there needs no email
 * @throws DomainError `not_proven`, `already_verified`, `password_required`, `too_many_requests`,
 * `invalid_request` for a password that is too easy to guess
 */
export async function verifyCode(
  ctx: Context,
  { email, code, name, password }: VerifyCodeBody,
  { binding, browserToken, ipAddress }: Verifying,
): Promise<string> {
  // Before the code is checked: an invalid password must not use up an attempt.
  if (password !== undefined) await checkNewPassword(password, { email, name });
  const bound = binding !== undefined && isBindingFor(ctx, binding, email) ? binding : null;
  // The browser that registered has its own limit, which other people's guesses don't use up.
  if (bound === null) await ctx.rateLimiter.take('prove', ipAddress);
  await ctx.rateLimiter.takeOfSubject('codeGuesses', bound ?? email);
  const user = await findUserByEmail(ctx.db, email);
  const bindingHash = bound === null ? undefined : hashToken(bound);
  const by = { email, purpose: 'verify', binding: bound ?? undefined } as const;
  const challenge = await matchCode(ctx, { ...by, userId: user?.id ?? null, code });
  if (!user) throw notProven('wrong');
  const passwordHash = password === undefined ? password : await ctx.hasher.hashPassword(password);
  const proof = { user, challenge, bindingHash, browserToken, name, passwordHash };
  const knownFromNow = await ctx.db.transaction((tx) => complete(ctx, tx, proof));
  if (knownFromNow === null) {
    await giveBackTry(ctx, challenge, by);
    throw passwordRequired();
  }
  // Sign-ins attempted before the code arrived must not lock the user out.
  await ctx.rateLimiter.resetLimit('signIns', email);
  logSecurityEvent(ctx, 'account-verified', { userId: user.id });
  return knownFromNow;
}

/**
 * Null if a password must be chosen first.
 * @throws DomainError `already_verified` if the same code has just been used elsewhere
 */
async function complete(ctx: Context, tx: Db, proof: Proof): Promise<string | null> {
  const { user, challenge } = proof;
  await lockUser(tx, user.id);
  const isOwn = challenge.bindingHash === proof.bindingHash || !(await isContested(tx, user.id));
  const name = proof.name ?? (isOwn ? challenge.pendingName : neutralName(user.email));
  const passwordHash = proof.passwordHash ?? (isOwn ? challenge.pendingPasswordHash : null);
  if (passwordHash === null && !isOwn) return null;
  if (!(await takeChallenge(tx, challenge.id))) throw alreadyVerified();
  const verified =
    name !== null && passwordHash !== null && (await verifyUser(tx, user, { name, passwordHash }));
  if (!verified) throw notProven('expired');
  await deleteChallenges(tx, { userId: user.id });
  await noteUsed(ctx, tx, user.email);
  await promoteConfiguredAdmin(ctx, tx, verified);
  return rememberBrowser(tx, verified, proof.browserToken, ctx.now());
}

function passwordRequired(): DomainError {
  return new DomainError(
    'password_required',
    'Your code is correct, but someone else may have registered with this email address too. Please enter your name and choose a password.',
  );
}
