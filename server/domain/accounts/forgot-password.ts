import { minutesOf } from '../../../contract/constraints.ts';
import { MINUTE, later } from '../../../contract/durations.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { deleteChallenges, insertChallenge } from '../../db/email-challenges.ts';
import { lockUserByEmail } from '../../db/users.ts';
import { addAccountEmail } from './account-emails.ts';
import { noUserId } from './challenges.ts';
import { hashCode, noteIssued } from './issued-codes.ts';
import { recognizeBrowser } from './known-browsers.ts';
import { hashToken, randomCode, randomToken } from './tokens.ts';

interface Request {
  email: string;
  token: string;
  code: string;
  codeHash: string;
}

/**
 * Emails a link and a code for a new password to the address of an active account; earlier ones stop
 * working. Any other address gets the same response at the same cost, and no email.
 * @param browserToken by which the browser may be known to the account: then it has its own allowance of
 * emails.
 * @returns the email's id; null if none will be sent.
 * @throws DomainError `too_many_requests`
 */
export async function forgotPassword(
  ctx: Context,
  email: string,
  browserToken: string | undefined,
): Promise<number | null> {
  const { subject } = await recognizeBrowser(ctx, browserToken, email);
  await ctx.rateLimiter.takeOfSubject('resetEmails', subject);
  const code = randomCode();
  const codeHash = await hashCode(ctx, { purpose: 'reset', email }, code);
  const request = { email, code, codeHash, token: randomToken() };
  const emailId = await ctx.db.transaction((tx) => storeResetRequest(ctx, tx, request));
  ctx.outbox.wake();
  return emailId;
}

/** Stores the link and the code, which replace earlier ones, and the email about them. */
export async function storeResetRequest(
  ctx: Context,
  tx: Db,
  { email, token, code, codeHash }: Request,
): Promise<number | null> {
  const user = await lockUserByEmail(tx, email);
  const now = ctx.now();
  const userId = user?.id ?? noUserId;
  // An admin's correction of the address stays pending: anyone can ask for a reset.
  await deleteChallenges(tx, { userId, purpose: 'reset', correction: false });
  const codeExpiresAt = later(now, minutesOf.resetCode * MINUTE);
  const isAdded = await insertChallenge(tx, {
    userId,
    purpose: 'reset',
    codeHash,
    linkHash: hashToken(token),
    createdAt: now,
    codeExpiresAt,
    expiresAt: later(now, minutesOf.resetLink * MINUTE),
  });
  const issued = { purpose: 'reset', email, codeHash } as const;
  await noteIssued(ctx, tx, { ...issued, expiresAt: isAdded ? codeExpiresAt : null });
  if (!user || !isAdded) return addAccountEmail(ctx, tx, 'no_mail', {});
  const payload = { to: user.email, name: user.name, token, code };
  return addAccountEmail(ctx, tx, 'reset_password', payload, minutesOf.resetLink);
}
