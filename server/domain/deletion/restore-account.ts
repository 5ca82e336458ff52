import type { Context } from '../../context.ts';
import { recordAdminAction } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import { resumeMessages, unmarkUserDeleted } from '../../db/deletion.ts';
import { findUserInAnyState, lockUser, type UserRow } from '../../db/users.ts';
import { logSecurityEvent } from '../security-event.ts';
import { isOwnDeletion } from './period.ts';

/**
 * Restores an account in the transaction that signs its owner in.
 * @param epoch as read before the proof: a later deletion is not undone by it.
 * @returns false if it cannot be restored anymore
 */
export async function restoreAccount(
  ctx: Pick<Context, 'now' | 'log'>,
  tx: Db,
  id: number,
  epoch: number,
): Promise<boolean> {
  await lockUser(tx, id);
  const user = await findUserInAnyState(tx, id);
  if (user?.sessionEpoch !== epoch) return false;
  // Another window has just done so.
  if (user.deletedAt === null) return user.isActive;
  if (!isOwnDeletion(user, ctx.now())) return false;
  await bringBack(ctx, tx, user);
  await recordAdminAction(tx, {
    actorId: id,
    actorKind: 'user',
    action: 'restore_account',
    targetKind: 'user',
    targetId: id,
  });
  return true;
}

/** Brings a locked user back, with the emails that waited. */
export async function bringBack(
  ctx: Pick<Context, 'now' | 'log'>,
  tx: Db,
  { id, deletedAt }: Pick<UserRow, 'id' | 'deletedAt'>,
): Promise<void> {
  const now = ctx.now();
  await unmarkUserDeleted(tx, id);
  await resumeMessages(tx, { userId: id }, { since: deletedAt ?? now, now });
  logSecurityEvent(ctx, 'account-restored', { userId: id });
}

/** A user as of after the restore. Owners who can delete their account are active. */
export function asRestored(user: UserRow): UserRow {
  return { ...user, isActive: true, deletedAt: null, deletedBy: null };
}
