import type { Db } from '../../db/client.ts';
import { lockAdmins } from '../../db/admins.ts';
import { type UserRow } from '../../db/users.ts';
import { adminOnly, type Actor, type Admin } from '../actor.ts';
import { notFound, DomainError, signInRequired } from '../domain-error.ts';

/**
 * The admin who acts on another user. Admins cannot act on themselves, so one who can sign in always
 * remains.
 * @param what the action, for the error message.
 * @throws DomainError `sign_in_required`, `forbidden`
 */
export function actingOnOther(actor: Actor, userId: number, what: string): Admin {
  const admin = adminOnly(actor);
  if (admin.id === userId)
    throw new DomainError('forbidden', `You can't ${what} your own account.`);
  return admin;
}

/**
 * The user to act on, locked together with all admins: if two admins act on each other at once, the second
 * one waits and then no longer is an admin.
 * @throws DomainError `sign_in_required`, `forbidden`, `not_found`
 */
export async function lockForAdminAction(tx: Db, admin: Admin, userId: number): Promise<UserRow> {
  const user = await lockEvenIfDeleted(tx, admin, userId);
  if (user.deletedAt === null) return user;
  throw notFound('This user');
}

/** The user to act on, who may be deleted but not purged, locked together with all admins. */
export async function lockEvenIfDeleted(
  tx: Db,
  { id: actorId }: Admin,
  userId: number,
): Promise<UserRow> {
  const locked = await lockAdmins(tx, userId);
  const actor = locked.find(({ id, isAdmin }) => id === actorId && isAdmin);
  if (!actor) throw new DomainError('forbidden', 'Only admins can do this.');
  if (!actor.isActive) throw signInRequired();
  const user = locked.find(({ id }) => id === userId);
  if (user) return user;
  throw notFound('This user');
}
