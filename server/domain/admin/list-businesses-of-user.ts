import type { ListedBusiness } from '../../../contract/businesses.ts';
import type { Context } from '../../context.ts';
import { findUserAsAdmin } from '../../db/admin-users.ts';
import { findBusinessesOf } from '../../db/businesses.ts';
import { presentListedBusinesses } from '../businesses/present-listed-businesses.ts';
import { notFound } from '../problem.ts';

/** A user's businesses as they see them themselves (K-31). @throws Problem `not_found` */
export async function listBusinessesOfUser(ctx: Context, id: number): Promise<ListedBusiness[]> {
  const [user, businesses] = await Promise.all([
    findUserAsAdmin(ctx.db, id),
    findBusinessesOf(ctx.db, id),
  ]);
  if (!user) throw notFound('This user');
  return presentListedBusinesses(ctx, businesses);
}
