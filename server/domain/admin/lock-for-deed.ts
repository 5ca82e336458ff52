import type { Db } from '../../db/client.ts';
import { lockAdmins, type UserRow } from '../../db/users.ts';
import { signedIn, type Actor, type SignedIn } from '../actor.ts';
import { notFound, Problem } from '../problem.ts';

/**
 * The admin who acts on another user. Admins act only on others, so one who can sign in always remains.
 * @param what for the message: what they cannot do to themselves.
 * @throws Problem `sign_in_required`, `forbidden`
 */
export function actingOnOther(actor: Actor, userId: number, what: string): SignedIn {
  const admin = signedIn(actor);
  if (!admin.isAdmin) throw new Problem('forbidden', 'Only admins can do this.');
  if (admin.id === userId) throw new Problem('forbidden', `You can't ${what} your own account.`);
  return admin;
}

/**
 * The user an admin action is about, locked with all admins: if two act on each other at once, one
 * waits, and is then no longer an admin.
 * @throws Problem `sign_in_required`, `forbidden`, `not_found`
 */
export async function lockForDeed(
  tx: Db,
  { id: actorId }: SignedIn,
  userId: number,
): Promise<UserRow> {
  const locked = await lockAdmins(tx, userId);
  const actor = locked.find(({ id, isAdmin }) => id === actorId && isAdmin);
  if (!actor) throw new Problem('forbidden', 'Only admins can do this.');
  if (!actor.isActive) throw new Problem('sign_in_required', 'Please sign in.');
  const user = locked.find(({ id }) => id === userId);
  if (user) return user;
  throw notFound('This user');
}
