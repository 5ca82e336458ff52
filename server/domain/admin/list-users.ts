import type { AdminUser, UsersQuery } from '../../../contract/admin.ts';
import type { Context } from '../../context.ts';
import { findUsersAsAdmin } from '../../db/admin-users.ts';
import { adminOnly, type Actor } from '../actor.ts';
import { type ListPage, listPage, type ListQuery } from './list-page.ts';
import { presentUserToAdmin } from './present-user-to-admin.ts';

/**
 * A page of all users.
 * @throws DomainError `sign_in_required`, `forbidden`, `invalid_request` for a cursor that is not ours
 */
export async function listUsers(
  ctx: Context,
  actor: Actor,
  query: ListQuery & Pick<UsersQuery, 'filter'>,
): Promise<ListPage<AdminUser>> {
  adminOnly(actor);
  return listPage(ctx, { table: 'user_listings', filter: query.filter }, query, {
    find: (ids) => findUsersAsAdmin(ctx.db, ids),
    present: presentUserToAdmin,
  });
}
