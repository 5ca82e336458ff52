import type { Context } from '../../context.ts';
import { recordAdminAction } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import { findUserById } from '../../db/users.ts';
import { addAccountEmail } from '../accounts/account-emails.ts';
import { confirmPassword } from '../accounts/confirm-password.ts';
import { inOwnSession, ownSession } from '../accounts/own-session.ts';
import type { Actor } from '../actor.ts';
import { DomainError } from '../domain-error.ts';
import { logSecurityEvent } from '../security-event.ts';
import { hideAccount } from './hide-account.ts';
import { deletionTimes } from './period.ts';

/**
 * Deletes the caller's own account and ends all its sessions. For 14 days, signing in can restore it.
 * @param sessionToken from the session cookie
 * @throws DomainError `sign_in_required`, `wrong_password`, `too_many_requests`; `forbidden` for admins
 */
export async function deleteAccount(
  ctx: Context,
  actor: Actor,
  sessionToken: string | undefined,
  password: string,
): Promise<{ goneAt: string }> {
  const session = ownSession(actor, sessionToken);
  const { user } = session;
  if (user.isAdmin || user.needsSecondFactor) throw adminsStay();
  await confirmPassword(ctx, user, password);
  const deletedAt = ctx.now();
  await inOwnSession(ctx, session, (tx) => remove(ctx, tx, user.id, deletedAt));
  ctx.outbox.wake();
  logSecurityEvent(ctx, 'account-deleted', { userId: user.id });
  return { goneAt: deletionTimes(deletedAt).goneAt };
}

async function remove(ctx: Context, tx: Db, id: number, deletedAt: Date): Promise<void> {
  const user = await findUserById(tx, id);
  if (!user || user.isAdmin) throw adminsStay();
  await hideAccount(ctx, tx, user, id);
  await recordAdminAction(tx, {
    actorId: id,
    actorKind: 'user',
    action: 'delete_account',
    targetKind: 'user',
    targetId: id,
  });
  const { email: to, name } = user;
  const payload = { to, name, ...deletionTimes(deletedAt) };
  await addAccountEmail(ctx, tx, 'account_deleted', payload);
}

/** As with a deactivation: at least one admin remains, and admins are removed by each other. */
function adminsStay(): DomainError {
  return new DomainError('forbidden', 'Admin accounts can’t be deleted here.');
}
