import { minutesOf } from '../../../contract/constraints.ts';
import { DAY, MINUTE, later } from '../../../contract/durations.ts';
import type { RegisterBody } from '../../../contract/accounts.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import {
  contestRegistrations,
  deleteChallenges,
  insertChallenge,
} from '../../db/email-challenges.ts';
import { lockOrAddUser } from '../../db/users.ts';
import { deletionTimes, isOwnDeletion } from '../deletion/period.ts';
import { recipientKey } from '../recipient-key.ts';
import { addAccountEmail } from './account-emails.ts';
import { makeBinding } from './binding.ts';
import { hashCode, noteIssued } from './issued-codes.ts';
import { neutralName } from './neutral-name.ts';
import { checkNewPassword } from './password-policy.ts';
import { hashToken, randomCode } from './tokens.ts';

/**
 * How long an attempt is stored, so that signing in can say that the code is missing; unverified users are
 * deleted after the same time.
 */
export const unprovenDays = 7;

interface Registered {
  /** For the browser's cookie. */
  binding: string;
  /** The id of the stored email; null if it will not be sent. */
  emailId: number | null;
}

interface Registration {
  name: string;
  email: string;
  passwordHash: string;
  code: string;
  codeHash: string;
  binding: string;
  /** The binding of an earlier attempt in the same browser. */
  presentedBinding: string | undefined;
}

/**
 * Starts a registration. Every address gets the same response at the same cost, but the emails differ:
 * - a new address gets a code,
 * - a registered one, a note that the account already exists,
 * - one whose owner deleted the account, how to restore it,
 * - a deactivated one, or one whose account an admin deleted, nothing.
 *
 * Name and password take effect only once the code is entered (`verify-code.ts`); until then the account's
 * name comes from its address, so that a stranger cannot choose how emails greet the owner.
 * @throws DomainError `invalid_request` for a password that is too easy to guess, `too_many_requests`
 */
export async function register(
  ctx: Context,
  { name, email, password }: Pick<RegisterBody, 'name' | 'email' | 'password'>,
  presentedBinding: string | undefined,
): Promise<Registered> {
  await checkNewPassword(password, { name, email });
  // An address has any number of spellings that reach the same person.
  const mailbox = recipientKey(email);
  await ctx.rateLimiter
    .takeOfSubject('verificationEmails', mailbox)
    .catch(async (error: unknown) => {
      // The code that was emailed last may be a stranger's: a person who enters it has to choose a password.
      await contestRegistrations(ctx.db, email);
      throw error;
    });
  const code = randomCode();
  const binding = makeBinding(ctx, email);
  const passwordHash = await ctx.hasher.hashPassword(password);
  const codeHash = await hashCode(ctx, { purpose: 'verify', email }, code);
  const attempt = { name, email, passwordHash, code, codeHash, binding, presentedBinding };
  const emailId = await ctx.db.transaction((tx) => storeRegistration(ctx, tx, attempt));
  ctx.outbox.wake();
  return { binding, emailId };
}

async function storeRegistration(
  ctx: Context,
  tx: Db,
  attempt: Registration,
): Promise<number | null> {
  const { name, email, code } = attempt;
  const user = await lockOrAddUser(tx, { name: neutralName(email), email, createdAt: ctx.now() });
  if (await addChallenge(ctx, tx, user.id, attempt)) {
    return addAccountEmail(
      ctx,
      tx,
      'verify_email',
      { to: email, name, code },
      minutesOf.verifyCode,
    );
  }
  if (user.deletedAt && isOwnDeletion(user, ctx.now())) {
    const payload = { to: email, name: user.name, ...deletionTimes(user.deletedAt) };
    return addAccountEmail(ctx, tx, 'account_deleted', payload);
  }
  if (!user.isActive) return addAccountEmail(ctx, tx, 'no_mail', {});
  return addAccountEmail(ctx, tx, 'account_exists', { to: email, name: user.name });
}

/** False if there is already a verified, deactivated or deleted account: then the row is a decoy. */
async function addChallenge(
  ctx: Context,
  tx: Db,
  userId: number,
  { name, email, passwordHash, codeHash, binding, presentedBinding }: Registration,
): Promise<boolean> {
  const now = ctx.now();
  const codeExpiresAt = later(now, minutesOf.verifyCode * MINUTE);
  if (presentedBinding !== undefined) {
    await deleteChallenges(tx, { userId, bindingHash: hashToken(presentedBinding) });
  }
  const isUsable = await insertChallenge(tx, {
    userId,
    purpose: 'verify',
    codeHash,
    bindingHash: hashToken(binding),
    pendingName: name,
    pendingPasswordHash: passwordHash,
    createdAt: now,
    codeExpiresAt,
    expiresAt: later(now, unprovenDays * DAY),
  });
  const expiresAt = isUsable ? codeExpiresAt : null;
  await noteIssued(ctx, tx, { purpose: 'verify', email, codeHash, expiresAt });
  return isUsable;
}
