import type { AdminBusiness, AdminBusinessesQuery } from '../../../contract/admin.ts';
import type { Context } from '../../context.ts';
import { type AdminBusinessRow, findBusinessesAsAdmin } from '../../db/admin-businesses.ts';
import { adminOnly, type Actor } from '../actor.ts';
import { type ListPage, listPage } from './list-page.ts';

/**
 * A page of all businesses, for admins.
 * @throws DomainError `sign_in_required`, `forbidden`, `invalid_request` for a cursor that is not ours
 */
export async function listAllBusinesses(
  ctx: Context,
  actor: Actor,
  query: AdminBusinessesQuery,
): Promise<ListPage<AdminBusiness>> {
  adminOnly(actor);
  return listPage(ctx, { table: 'business_listings' }, query, {
    find: (ids) => findBusinessesAsAdmin(ctx.db, ids),
    present,
  });
}

function present(business: AdminBusinessRow): AdminBusiness {
  const { id, slug, name, city, state, isActive, user, categories, keywords } = business;
  const createdAt = business.createdAt.toISOString();
  return { id, slug, name, city, state, isActive, user, categories, keywords, createdAt };
}
