import type { AdminBusiness } from '../../../contract/admin.ts';
import { otherHost } from '../../../contract/link-hosts.ts';
import type { AdminBusinessRow } from '../../db/admin-businesses.ts';
import { presentSuspension } from '../businesses/present-business.ts';

/** What admins see of a business in lists. */
export function presentBusinessToAdmin(business: AdminBusinessRow): AdminBusiness {
  const { id, slug, name, city, state, isActive, user, categories, keywords } = business;
  const google = otherHost('google', business.reviewUrl);
  const facebook = otherHost('facebook', business.facebookUrl);
  return {
    id,
    slug,
    name,
    city,
    state,
    isActive,
    user,
    categories,
    keywords,
    ...presentSuspension(business),
    ...((google || facebook) && { otherLinks: { google, facebook } }),
    createdAt: business.createdAt.toISOString(),
  };
}
