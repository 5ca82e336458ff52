import { minutesOf } from '../../../contract/constraints.ts';
import { MINUTE, later } from '../../../contract/durations.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { findRegistrations, insertChallenge, takeChallenge } from '../../db/email-challenges.ts';
import { findUserSigningIn, lockUserByEmail, type UserRow } from '../../db/users.ts';
import { recipientKey } from '../recipient-key.ts';
import { addAccountEmail } from './account-emails.ts';
import { isBindingFor, makeBinding } from './binding.ts';
import { noUserId } from './challenges.ts';
import { hashCode, noteIssued } from './issued-codes.ts';
import { hashToken, randomCode } from './tokens.ts';

interface Resent {
  /** For the browser's cookie; null if it has shown neither a registration nor a password. */
  binding: string | null;
  /** The id of the stored email; null if it will not be sent. */
  emailId: number | null;
}

interface Request {
  email: string;
  code: string;
  codeHash: string;
  binding: string | null;
  /** The password hash of the newest registration, if the caller knows its password. */
  knownHash: string | null;
}

/**
 * Emails a new code for a registration that is still to be verified. The browser that registered gets one for
 * its own registration, which the new code then replaces; so does a browser whose person knows the password
 * of the newest registration, which from then on counts as theirs. Anybody else gets one that, as after any
 * other attempt from a second browser, asks for a new password (`verify-code.ts`): they have not shown that
 * they typed the stored one, and the codes of others stay valid. Every address gets the same response at the
 * same cost.
 * @param password as typed for a sign-in that was refused as unverified
 * @throws DomainError `too_many_requests`
 */
export async function resendCode(
  ctx: Context,
  { email, password }: { email: string; password?: string | undefined },
  presentedBinding: string | undefined,
): Promise<Resent> {
  await ctx.rateLimiter.takeOfSubject('verificationEmails', recipientKey(email));
  const isBound = presentedBinding !== undefined && isBindingFor(ctx, presentedBinding, email);
  const own = isBound ? presentedBinding : null;
  const binding = own ?? (password === undefined ? null : makeBinding(ctx, email));
  const knownHash = password === undefined ? null : await findKnownHash(ctx, email, password);
  const code = randomCode();
  const codeHash = await hashCode(ctx, { purpose: 'verify', email }, code);
  const request = { email, code, codeHash, binding, knownHash };
  const emailId = await ctx.db.transaction((tx) => storeNewCode(ctx, tx, request));
  ctx.outbox.wake();
  return { binding, emailId };
}

async function findKnownHash(
  ctx: Context,
  email: string,
  password: string,
): Promise<string | null> {
  const found = await findUserSigningIn(ctx.db, email);
  const attempted = found?.pendingPasswordHash ?? null;
  const isRight = await ctx.hasher.verifyPassword(password, { own: null, attempted });
  return isRight.attempted ? attempted : null;
}

async function storeNewCode(ctx: Context, tx: Db, request: Request): Promise<number | null> {
  const user = await lockUserByEmail(tx, request.email);
  const { email, code } = request;
  const name = await replaceCode(ctx, tx, user, request);
  if (name !== null) {
    const payload = { to: email, name, code };
    return addAccountEmail(ctx, tx, 'verify_email', payload, minutesOf.verifyCode);
  }
  if (!user?.isActive || !user.emailVerified) return addAccountEmail(ctx, tx, 'no_mail', {});
  return addAccountEmail(ctx, tx, 'account_exists', { to: email, name: user.name });
}

/** @returns the name to greet with; null if there is nothing to verify: then a row that is stored is a decoy */
async function replaceCode(
  ctx: Context,
  tx: Db,
  user: UserRow | null,
  { email, codeHash, binding, knownHash }: Request,
): Promise<string | null> {
  const now = ctx.now();
  const userId = user?.id ?? noUserId;
  const bindingHash = binding === null ? undefined : hashToken(binding);
  const { own, newest } = await findRegistrations(tx, { userId, bindingHash, now });
  const isKnown = knownHash !== null && newest?.pendingPasswordHash === knownHash;
  const proven = own ?? (isKnown ? newest : null);
  const from = proven ?? newest;
  await takeChallenge(tx, proven?.id ?? noUserId);
  const codeExpiresAt = later(now, minutesOf.verifyCode * MINUTE);
  const isUsable = await insertChallenge(tx, {
    userId: from ? userId : noUserId,
    purpose: 'verify',
    codeHash,
    ...(proven && bindingHash !== undefined && { bindingHash }),
    pendingName: from?.pendingName ?? '',
    pendingPasswordHash: from?.pendingPasswordHash ?? '',
    contested: from?.contested ?? false,
    createdAt: now,
    codeExpiresAt,
    expiresAt: from?.expiresAt ?? codeExpiresAt,
  });
  const expiresAt = isUsable ? codeExpiresAt : null;
  await noteIssued(ctx, tx, {
    purpose: 'verify',
    email,
    codeHash,
    expiresAt,
    bindings: [binding],
  });
  return isUsable ? (from?.pendingName ?? null) : null;
}
