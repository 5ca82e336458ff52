import type { AdminBusiness, AdminBusinessesQuery } from '../../../contract/admin.ts';
import { otherHost } from '../../../contract/link-hosts.ts';
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
  const source = { table: 'business_listings', otherLinks: query.links === 'other' } as const;
  return listPage(ctx, source, query, {
    find: (ids) => findBusinessesAsAdmin(ctx.db, ids),
    present: query.links === 'other' ? presentWithLinks : present,
  });
}

function present(business: AdminBusinessRow): AdminBusiness {
  const { id, slug, name, city, state, isActive, user, categories, keywords } = business;
  const createdAt = business.createdAt.toISOString();
  return { id, slug, name, city, state, isActive, user, categories, keywords, createdAt };
}

function presentWithLinks(business: AdminBusinessRow): AdminBusiness {
  const { reviewUrl, facebookUrl } = business;
  const google = otherHost('google', reviewUrl);
  const facebook = otherHost('facebook', facebookUrl);
  return { ...present(business), otherLinks: { google, facebook } };
}
