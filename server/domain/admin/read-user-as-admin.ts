import type { AdminUser } from '../../../contract/admin.ts';
import type { Context } from '../../context.ts';
import { findUserAsAdmin } from '../../db/admin-users.ts';
import { notFound } from '../domain-error.ts';
import { presentUserToAdmin } from './present-user-to-admin.ts';

/** The user with this id, as admins see them. @throws DomainError `not_found` */
export async function readUserAsAdmin(ctx: Context, id: number): Promise<AdminUser> {
  const user = await findUserAsAdmin(ctx.db, id);
  if (!user) throw notFound('This user');
  return presentUserToAdmin(user);
}
