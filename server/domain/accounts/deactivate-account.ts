import type { CurrentUser } from '../../../contract/accounts.ts';
import type { Context } from '../../context.ts';
import { recordAdminAction } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import { deactivateUser, type UserRow } from '../../db/users.ts';
import { signedIn, type Actor } from '../actor.ts';
import { DomainError } from '../domain-error.ts';
import { logSecurityEvent } from '../security-event.ts';
import { addAccountEmail } from './account-emails.ts';
import { endAccess } from './end-access.ts';
import { presentUser } from './present-user.ts';

/**
 * Deactivates the caller's own account and ends all its sessions, emailed codes and links.
 * @throws DomainError `sign_in_required`, `forbidden` for another person's account and for admins
 */
export async function deactivateAccount(
  ctx: Context,
  actor: Actor,
  userId: number,
): Promise<CurrentUser> {
  if (signedIn(actor).id !== userId)
    throw new DomainError('forbidden', 'You can only deactivate your own account.');
  const user = await ctx.db.transaction((tx) => deactivate(ctx, tx, userId));
  if (!user) throw new DomainError('forbidden', 'Admin accounts can’t be deactivated here.');
  ctx.outbox.wake();
  logSecurityEvent(ctx, 'account-deactivated', { userId });
  return presentUser(user);
}

async function deactivate(ctx: Context, tx: Db, id: number): Promise<UserRow | null> {
  const user = await deactivateUser(tx, id, ctx.now());
  if (!user) return null;
  await endAccess(tx, id);
  await recordAdminAction(tx, {
    actorId: id,
    actorKind: 'user',
    action: 'deactivate_account',
    targetKind: 'user',
    targetId: id,
  });
  const { email: to, name } = user;
  await addAccountEmail(ctx, tx, 'account_deactivated', { to, name });
  return user;
}
