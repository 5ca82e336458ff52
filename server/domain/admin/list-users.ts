import type { AdminUser, UsersQuery } from '../../../contract/admin.ts';
import type { Context } from '../../context.ts';
import { findUsersAsAdmin } from '../../db/admin-users.ts';
import { type ListPage, listPage } from './list-page.ts';
import { presentUserToAdmin } from './present-user-to-admin.ts';

/** A page of all users. @throws DomainError `invalid_request` for a cursor that is none of ours */
export async function listUsers(ctx: Context, query: UsersQuery): Promise<ListPage<AdminUser>> {
  return listPage(ctx, { table: 'user_listings' }, query, {
    find: (ids) => findUsersAsAdmin(ctx.db, ids),
    present: presentUserToAdmin,
  });
}
