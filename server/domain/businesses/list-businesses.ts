import type { ListedBusiness } from '../../../contract/businesses.ts';
import type { Context } from '../../context.ts';
import { findBusinessesOf } from '../../db/businesses.ts';
import { signedIn, type Actor } from '../actor.ts';
import { presentListedBusinesses } from './present-listed-businesses.ts';

/** The caller's own businesses with their numbers. @throws DomainError `sign_in_required` */
export async function listBusinesses(ctx: Context, actor: Actor): Promise<ListedBusiness[]> {
  const { id } = signedIn(actor);
  return presentListedBusinesses(ctx, await findBusinessesOf(ctx.db, id));
}
