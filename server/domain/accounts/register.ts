import { DAY } from '../../../contract/durations.ts';
import type { RegisterBody } from '../../../contract/accounts.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { deleteChallenges, insertChallenge } from '../../db/email-challenges.ts';
import { lockOrAddUser } from '../../db/users.ts';
import { minutesOf } from '../../email/compose-email.ts';
import { addAccountEmail, newsMinutes } from './account-emails.ts';
import { makeBinding } from './binding.ts';
import { inMinutes } from './in-minutes.ts';
import { neutralName } from './neutral-name.ts';
import { checkNewPassword } from './password-policy.ts';
import { hashToken, randomCode } from './tokens.ts';

/** How long an attempt is remembered, so that signing in can say what is missing; as long as its user. */
export const unprovenDays = 7;

interface Registered {
  /** For the browser's cookie. */
  binding: string;
  /** The id of the email that was stored; null if it will not be sent. */
  mail: number | null;
}

interface Registration {
  name: string;
  email: string;
  passwordHash: string;
  code: string;
  codeHash: string;
  binding: string;
  /** What an earlier attempt of the same browser left. */
  presentedBinding: string | undefined;
}

/**
 * Starts a registration. Every address gets the same response at the same cost: a new one is emailed a
 * code, a registered one is told that it already has an account, a deactivated one gets nothing. Name and
 * password take effect only once the code is entered (`verify-code.ts`); until then the account is named
 * after its address, so that a name chosen by a stranger never greets the owner.
 * @throws DomainError `invalid_request` for a password that is too easy to guess, `too_many_requests`
 */
export async function register(
  ctx: Context,
  { name, email, password }: Pick<RegisterBody, 'name' | 'email' | 'password'>,
  presentedBinding: string | undefined,
): Promise<Registered> {
  await checkNewPassword(password, { name, email });
  await ctx.rateLimiter.takeOfAccount('verifyMails', email);
  const code = randomCode();
  const binding = makeBinding(ctx, email);
  const passwordHash = await ctx.hasher.hashPassword(password);
  const codeHash = await ctx.hasher.hashCode(code);
  const attempt = { name, email, passwordHash, code, codeHash, binding, presentedBinding };
  const mail = await ctx.db.transaction((tx) => writeDown(ctx, tx, attempt));
  ctx.outbox.wake();
  return { binding, mail };
}

async function writeDown(ctx: Context, tx: Db, attempt: Registration): Promise<number | null> {
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
  if (!user.isActive) return addAccountEmail(ctx, tx, 'no_mail', {}, newsMinutes);
  return addAccountEmail(ctx, tx, 'account_exists', { to: email, name: user.name }, newsMinutes);
}

/** False for who has an account already, proven or deactivated: what is written then is a decoy. */
async function addChallenge(
  ctx: Context,
  tx: Db,
  userId: number,
  { name, passwordHash, codeHash, binding, presentedBinding }: Registration,
): Promise<boolean> {
  if (presentedBinding !== undefined) {
    await deleteChallenges(tx, { userId, bindingHash: hashToken(presentedBinding) });
  }
  const now = ctx.now();
  return insertChallenge(tx, {
    userId,
    purpose: 'verify',
    codeHash,
    bindingHash: hashToken(binding),
    pendingName: name,
    pendingPasswordHash: passwordHash,
    createdAt: now,
    codeExpiresAt: inMinutes(now, minutesOf.verifyCode),
    expiresAt: new Date(now.getTime() + unprovenDays * DAY),
  });
}
