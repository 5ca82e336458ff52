import type { BusinessesOfUserQuery } from '../../../contract/admin.ts';
import type { ListedBusiness } from '../../../contract/businesses.ts';
import type { Context } from '../../context.ts';
import { findUserAsAdmin } from '../../db/admin-users.ts';
import { findListedBusinesses } from '../../db/businesses.ts';
import { adminOnly, type Actor } from '../actor.ts';
import { presentListedBusinesses } from '../businesses/present-listed-businesses.ts';
import { notFound } from '../domain-error.ts';
import { type ListPage, listPage } from './list-page.ts';

/**
 * A page of a user's businesses, as the user sees them.
 * @throws DomainError `sign_in_required`, `forbidden`, `not_found`; `invalid_request` for a cursor that is
 * not ours
 */
export async function listBusinessesOfUser(
  ctx: Context,
  actor: Actor,
  userId: number,
  query: BusinessesOfUserQuery,
): Promise<ListPage<ListedBusiness>> {
  adminOnly(actor);
  const source = { table: 'business_listings', userId } as const;
  const byName = { ...query, search: '', sort: 'name' } as const;
  const [user, page] = await Promise.all([
    findUserAsAdmin(ctx.db, userId),
    listPage(ctx, source, byName, {
      find: (ids) => findListedBusinesses(ctx.db, ids),
      present: (row) => row,
    }),
  ]);
  if (!user) throw notFound('This user');
  return { ...page, rows: await presentListedBusinesses(ctx, page.rows) };
}
