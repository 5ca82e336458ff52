import type { AdminUser } from '../../../contract/admin.ts';
import type { Context } from '../../context.ts';
import { findUserAsAdmin } from '../../db/admin-users.ts';
import { adminOnly, type Actor } from '../actor.ts';
import { notFound } from '../domain-error.ts';
import { presentUserToAdmin } from './present-user-to-admin.ts';

/**
 * The user with this id, as admins see them.
 * @throws DomainError `sign_in_required`, `forbidden`, `not_found`
 */
export async function readUserAsAdmin(ctx: Context, actor: Actor, id: number): Promise<AdminUser> {
  adminOnly(actor);
  const user = await findUserAsAdmin(ctx.db, id);
  if (!user) throw notFound('This user');
  return presentUserToAdmin(user);
}
