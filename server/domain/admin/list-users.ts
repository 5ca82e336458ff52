import type { AdminUser, UsersQuery } from '../../../contract/admin.ts';
import type { Context } from '../../context.ts';
import { findUsersAsAdmin } from '../../db/admin-users.ts';
import { adminOnly, type Actor } from '../actor.ts';
import { type ListPage, listPage } from './list-page.ts';
import { presentUserToAdmin } from './present-user-to-admin.ts';

/**
 * A page of all users.
 * @throws DomainError `sign_in_required`, `forbidden`, `invalid_request` for a cursor that is not ours
 */
export async function listUsers(
  ctx: Context,
  actor: Actor,
  query: UsersQuery,
): Promise<ListPage<AdminUser>> {
  adminOnly(actor);
  const source = { table: 'user_listings', deleted: query.filter === 'deleted' } as const;
  return listPage(ctx, source, query, {
    find: (ids) => findUsersAsAdmin(ctx.db, ids),
    present: presentUserToAdmin,
  });
}
