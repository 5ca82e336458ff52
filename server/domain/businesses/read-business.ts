import type { PublicBusiness } from '../../../contract/visitor.ts';
import type { Context } from '../../context.ts';
import { findBusinessById, findBusinessBySlug, type VisitedBusiness } from '../../db/businesses.ts';
import type { Actor } from '../actor.ts';
import { notFound, Problem } from '../problem.ts';
import { isOpen, presentBusiness } from './present-business.ts';

/** @throws Problem `not_found` */
export async function readBusiness(
  ctx: Context,
  _actor: Actor,
  id: number,
): Promise<PublicBusiness> {
  return presentBusiness(found(await findBusinessById(ctx.db, id)));
}

/** @throws Problem `not_found` */
export async function readBusinessBySlug(
  ctx: Context,
  _actor: Actor,
  slug: string,
): Promise<PublicBusiness> {
  return presentBusiness(found(await findBusinessBySlug(ctx.db, slug)));
}

/** A business whose page takes drafts and feedback now. @throws Problem `not_found`, `business_inactive` */
export async function findOpenBusiness(ctx: Context, id: number): Promise<VisitedBusiness> {
  const business = found(await findBusinessById(ctx.db, id));
  if (isOpen(business)) return business;
  throw new Problem('business_inactive', 'This business is currently inactive');
}

function found(business: VisitedBusiness | null): VisitedBusiness {
  if (business) return business;
  throw notFound('This business');
}
