import type { Db } from '../../db/client.ts';
import { lockAdmins, type UserRow } from '../../db/users.ts';
import { adminOnly, type Actor, type Admin } from '../actor.ts';
import { notFound, DomainError } from '../domain-error.ts';

/**
 * Who does something to another user. Admins act on others only, so one who can sign in always stays.
 * @param what for the sentence: what they may not do to themselves.
 * @throws DomainError `sign_in_required`, `forbidden`
 */
export function actingOnOther(actor: Actor, userId: number, what: string): Admin {
  const admin = adminOnly(actor);
  if (admin.id === userId)
    throw new DomainError('forbidden', `You can't ${what} your own account.`);
  return admin;
}

/**
 * The user whom an action is about, locked with all admins: of two who act on each other at once, one
 * waits, and then is no admin any more.
 * @throws DomainError `sign_in_required`, `forbidden`, `not_found`
 */
export async function lockForAdminAction(
  tx: Db,
  { id: actorId }: Admin,
  userId: number,
): Promise<UserRow> {
  const locked = await lockAdmins(tx, userId);
  const actor = locked.find(({ id, isAdmin }) => id === actorId && isAdmin);
  if (!actor) throw new DomainError('forbidden', 'Only admins can do this.');
  if (!actor.isActive) throw new DomainError('sign_in_required', 'Please sign in.');
  const user = locked.find(({ id }) => id === userId);
  if (user) return user;
  throw notFound('This user');
}
