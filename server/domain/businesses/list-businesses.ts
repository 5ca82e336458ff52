import type { ListedBusiness } from '../../../contract/businesses.ts';
import type { RangeQuery } from '../../../contract/page-query.ts';
import type { Context } from '../../context.ts';
import { findBusinessesOf } from '../../db/businesses.ts';
import { signedIn, type Actor } from '../actor.ts';
import { presentListedBusinesses } from './present-listed-businesses.ts';

/**
 * A range of the caller's own businesses by name, with their numbers.
 * @throws DomainError `sign_in_required`
 */
export async function listBusinesses(
  ctx: Context,
  actor: Actor,
  range: RangeQuery,
): Promise<ListedBusiness[]> {
  const { id } = signedIn(actor);
  return presentListedBusinesses(ctx, await findBusinessesOf(ctx.db, id, range));
}
