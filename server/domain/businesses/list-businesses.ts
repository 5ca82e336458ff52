import type { ListedBusiness } from '../../../contract/businesses.ts';
import type { Context } from '../../context.ts';
import { findBusinessesOf } from '../../db/businesses.ts';
import type { Actor } from '../actor.ts';
import { DomainError } from '../domain-error.ts';
import { presentListedBusinesses } from './present-listed-businesses.ts';

/** The caller's own businesses with their numbers. @throws DomainError `sign_in_required` */
export async function listBusinesses(ctx: Context, actor: Actor): Promise<ListedBusiness[]> {
  if (actor.kind === 'visitor') throw new DomainError('sign_in_required', 'Please sign in.');
  return presentListedBusinesses(ctx, await findBusinessesOf(ctx.db, actor.id));
}
