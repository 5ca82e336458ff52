import { minutesOf } from '../../../../contract/constraints.ts';
import { DAY, MINUTE, later } from '../../../../contract/durations.ts';
import type { Context } from '../../../context.ts';
import { renewRegistration } from '../../../db/account-support.ts';
import type { Db } from '../../../db/client.ts';
import type { UserRow } from '../../../db/users.ts';
import { addAccountEmail } from '../../accounts/account-emails.ts';
import { storeResetRequest } from '../../accounts/forgot-password.ts';
import { hashCode, noteIssued } from '../../accounts/issued-codes.ts';
import { unprovenDays } from '../../accounts/register.ts';
import { randomCode, randomToken } from '../../accounts/tokens.ts';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../domain-error.ts';
import { actingOnOther, lockForAdminAction } from '../lock-for-admin-action.ts';
import { recordWebAction } from '../record-web-action.ts';

/**
 * Emails a new code to a user who has not verified their address; earlier codes stop working. Admins never
 * see it.
 * @throws DomainError `sign_in_required`, `forbidden`, `not_found`, `account_inactive`; `invalid_request`
 * if there is nothing to verify
 */
export async function resendVerification(
  ctx: Context,
  actor: Actor,
  userId: number,
): Promise<{ success: true }> {
  const code = randomCode();
  return sendAsAdmin(ctx, actor, userId, 'resend_verification', async (tx, user) => {
    if (user.emailVerified)
      throw new DomainError('invalid_request', 'This email address is already verified.');
    const now = ctx.now();
    const { email } = user;
    const codeHash = await hashCode(ctx, { purpose: 'verify', email }, code);
    const codeExpiresAt = later(now, minutesOf.verifyCode * MINUTE);
    const registration = await renewRegistration(tx, userId, {
      codeHash,
      codeExpiresAt,
      expiresAt: later(now, unprovenDays * DAY),
    });
    if (!registration)
      throw new DomainError(
        'invalid_request',
        'There’s no registration to complete. Please send a reset email: choosing a password verifies the address too.',
      );
    await noteIssued(ctx, tx, { purpose: 'verify', email, codeHash, expiresAt: codeExpiresAt });
    const payload = { to: email, name: registration.pendingName ?? user.name, code };
    await addAccountEmail(ctx, tx, 'verify_email', payload, minutesOf.verifyCode);
  });
}

/**
 * Emails a user a link and a code for a new password, as if they had asked for it. Admins never see it.
 * @throws DomainError `sign_in_required`, `forbidden`, `not_found`, `account_inactive`
 */
export async function sendReset(
  ctx: Context,
  actor: Actor,
  userId: number,
): Promise<{ success: true }> {
  const code = randomCode();
  return sendAsAdmin(ctx, actor, userId, 'send_reset', async (tx, { email }) => {
    const codeHash = await hashCode(ctx, { purpose: 'reset', email }, code);
    await storeResetRequest(ctx, tx, { email, code, codeHash, token: randomToken() });
  });
}

async function sendAsAdmin(
  ctx: Context,
  actor: Actor,
  userId: number,
  action: 'resend_verification' | 'send_reset',
  send: (tx: Db, user: UserRow) => Promise<void>,
): Promise<{ success: true }> {
  const admin = actingOnOther(actor, userId, 'send this email to');
  await ctx.db.transaction(async (tx) => {
    const user = await lockForAdminAction(tx, admin, userId);
    if (!user.isActive)
      throw new DomainError('account_inactive', 'This account is deactivated. Activate it first.');
    await send(tx, user);
    await recordWebAction(ctx, tx, {
      actorId: admin.id,
      action,
      targetKind: 'user',
      targetId: userId,
    });
  });
  ctx.outbox.wake();
  return { success: true };
}
