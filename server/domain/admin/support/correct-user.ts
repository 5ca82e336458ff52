import type { AdminUser } from '../../../../contract/admin.ts';
import type { CorrectUserBody } from '../../../../contract/admin-support.ts';
import { correctionHours } from '../../../../contract/constraints.ts';
import { HOUR, later } from '../../../../contract/durations.ts';
import type { Context } from '../../../context.ts';
import { setUserName } from '../../../db/account-profile.ts';
import { insertCorrection } from '../../../db/account-support.ts';
import type { Db } from '../../../db/client.ts';
import { deleteChallenges } from '../../../db/email-challenges.ts';
import type { UserRow } from '../../../db/users.ts';
import { addAccountEmail } from '../../accounts/account-emails.ts';
import { isAddressFree } from '../../accounts/own-account/email-change.ts';
import { hashToken, randomToken } from '../../accounts/tokens.ts';
import type { Actor, Admin } from '../../actor.ts';
import { DomainError } from '../../domain-error.ts';
import { actingOnOther, lockForAdminAction } from '../lock-for-admin-action.ts';
import { readUserAsAdmin } from '../read-user-as-admin.ts';
import { recordWebAction } from '../record-web-action.ts';

/**
 * Corrects a user's name; or starts correcting their email address. The address stays until somebody who
 * reads email to the new one opens a link there and chooses a password; so nobody gets feedback or codes by
 * a typo, and no admin can take over an account unnoticed: the old address is notified before and after,
 * and anyone who reads its email can stop it by resetting the password first. Not for admins' accounts: one
 * admin could become another.
 * @throws DomainError `sign_in_required`, `forbidden`, `not_found`, `account_inactive`; `invalid_request`
 * for an address that another account has verified
 */
export async function correctUser(
  ctx: Context,
  actor: Actor,
  userId: number,
  { name, email }: CorrectUserBody,
): Promise<AdminUser> {
  const admin = actingOnOther(actor, userId, 'correct');
  // Takes as long as hashing a code; nobody can type this one.
  const codeHash = await ctx.hasher.hashCode(randomToken());
  await ctx.db.transaction(async (tx) => {
    const user = await lockForAdminAction(tx, admin, userId);
    if (user.isAdmin)
      throw new DomainError(
        'forbidden',
        'Admins change their own name and email in Account Settings.',
      );
    if (name !== undefined && name !== user.name) await correctName(ctx, tx, { admin, user, name });
    if (email !== undefined && email !== user.email)
      await startCorrection(ctx, tx, { admin, user, email, codeHash });
  });
  ctx.outbox.wake();
  return readUserAsAdmin(ctx, admin, userId);
}

async function correctName(
  ctx: Context,
  tx: Db,
  { admin, user, name }: { admin: Admin; user: UserRow; name: string },
): Promise<void> {
  await setUserName(tx, user, name);
  await record(ctx, tx, admin, user, 'correct_name');
  const payload = { to: user.email, name, change: 'name' } as const;
  if (user.emailVerified) await addAccountEmail(ctx, tx, 'account_corrected', payload);
}

interface Correction {
  admin: Admin;
  user: UserRow;
  /** The corrected one. */
  email: string;
  codeHash: string;
}

async function startCorrection(
  ctx: Context,
  tx: Db,
  { admin, user, email, codeHash }: Correction,
): Promise<void> {
  if (!user.isActive)
    throw new DomainError('account_inactive', 'This account is deactivated. Activate it first.');
  if (!(await isAddressFree(ctx, tx, user, email)))
    throw new DomainError('invalid_request', 'Another account has this email address.');
  const token = randomToken();
  const now = ctx.now();
  await deleteChallenges(tx, { userId: user.id, purpose: 'reset' });
  await insertCorrection(tx, {
    userId: user.id,
    correctedEmail: email,
    codeHash,
    linkHash: hashToken(token),
    createdAt: now,
    expiresAt: later(now, correctionHours * HOUR),
  });
  await record(ctx, tx, admin, user, 'request_email_correction');
  const { name } = user;
  const minutes = correctionHours * 60;
  await addAccountEmail(ctx, tx, 'confirm_corrected_email', { to: email, name, token }, minutes);
  // An address that nobody verified is probably the typo, and a stranger's.
  if (!user.emailVerified) return;
  const notice = { to: user.email, name, change: 'email_requested' } as const;
  await addAccountEmail(ctx, tx, 'account_corrected', notice);
}

async function record(
  ctx: Context,
  tx: Db,
  admin: Admin,
  user: UserRow,
  action: 'correct_name' | 'request_email_correction',
): Promise<void> {
  await recordWebAction(ctx, tx, {
    actorId: admin.id,
    action,
    targetKind: 'user',
    targetId: user.id,
    ...(action === 'correct_name' && { detail: { before: user.name } }),
  });
}
