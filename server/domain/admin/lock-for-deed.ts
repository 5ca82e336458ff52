import type { Db } from '../../db/client.ts';
import { lockAdmins, type UserRow } from '../../db/users.ts';
import { signedIn, type Actor, type SignedIn } from '../actor.ts';
import { notFound, Problem } from '../problem.ts';

/**
 * Who does something to another user. Admins act on others only, so one who can sign in always stays.
 * @param what for the sentence: what they may not do to themselves.
 * @throws Problem `sign_in_required`, `forbidden`
 */
export function actingOnOther(actor: Actor, userId: number, what: string): SignedIn {
  const admin = signedIn(actor);
  if (!admin.isAdmin) throw new Problem('forbidden', 'Only admins can do this.');
  if (admin.id === userId) throw new Problem('forbidden', `You can't ${what} your own account.`);
  return admin;
}

/**
 * The user whom a deed is about, locked with all admins: of two who act on each other at once, one
 * waits, and then is no admin any more.
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
