import type { AdminBusiness, AdminBusinessesQuery } from '../../../contract/admin.ts';
import type { Context } from '../../context.ts';
import { findBusinessesAsAdmin } from '../../db/admin-businesses.ts';
import { adminOnly, type Actor } from '../actor.ts';
import { type ListPage, listPage, type ListQuery } from './list-page.ts';
import { presentBusinessToAdmin } from './present-business-to-admin.ts';

/**
 * A page of all businesses, for admins.
 * @throws DomainError `sign_in_required`, `forbidden`, `invalid_request` for a cursor that is not ours
 */
export async function listAllBusinesses(
  ctx: Context,
  actor: Actor,
  query: ListQuery & Pick<AdminBusinessesQuery, 'filter' | 'links'>,
): Promise<ListPage<AdminBusiness>> {
  adminOnly(actor);
  const filter = query.links === 'other' ? 'other_link' : query.filter;
  return listPage(ctx, { table: 'business_listings', filter }, query, {
    find: (ids) => findBusinessesAsAdmin(ctx.db, ids),
    present: presentBusinessToAdmin,
  });
}
