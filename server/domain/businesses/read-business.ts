import type { OwnedBusinessReply, PublicBusinessReply } from '../../../contract/businesses.ts';
import type { PublicBusiness } from '../../../contract/visitor.ts';
import type { BaseContext } from '../base-context.ts';
import {
  findBusinessById,
  findBusinessBySlug,
  findWholeBusiness,
  type VisitedBusiness,
} from '../../db/businesses.ts';
import { findSlugAfter } from '../../db/former-slugs.ts';
import type { Actor } from '../actor.ts';
import { notFound, DomainError } from '../domain-error.ts';
import { mayEdit } from './editable-business.ts';
import { mayBeRandom } from './make-slug.ts';
import {
  isOpen,
  presentBusiness,
  presentOwnedBusiness,
  presentToOthers,
} from './present-business.ts';

type Database = Pick<BaseContext, 'db'>;

/**
 * All of a business for people who can edit it, the public part for everyone else.
 * @throws DomainError `not_found`
 */
export async function readBusiness(
  ctx: Pick<BaseContext, 'db' | 'now'>,
  actor: Actor,
  id: number,
): Promise<OwnedBusinessReply | PublicBusinessReply> {
  const visited = found(await findBusinessById(ctx.db, id));
  if (!mayEdit(actor, visited)) return presentToOthers(visited);
  return presentOwnedBusiness(ctx, found(await findWholeBusiness(ctx.db, id)), actor);
}

/** By its slug, or by the temporary one that it had before. @throws DomainError `not_found` */
export async function readBusinessBySlug({ db }: Database, slug: string): Promise<PublicBusiness> {
  const visited = (await findBusinessBySlug(db, slug)) ?? (await findByFormerSlug(db, slug));
  return presentBusiness(found(visited));
}

async function findByFormerSlug(
  db: Database['db'],
  former: string,
): Promise<VisitedBusiness | null> {
  // Only random-looking slugs can be former ones, so most unknown slugs need no second query.
  const slug = mayBeRandom(former) ? await findSlugAfter(db, former) : null;
  return slug === null ? null : findBusinessBySlug(db, slug);
}

/**
 * A business whose page currently accepts drafts and feedback. @throws DomainError `not_found`,
 * `business_inactive`
 */
export async function findOpenBusiness({ db }: Database, id: number): Promise<VisitedBusiness> {
  const business = found(await findBusinessById(db, id));
  if (isOpen(business)) return business;
  throw new DomainError('business_inactive', 'This business is currently inactive');
}

function found<Business>(business: Business | null): Business {
  if (business) return business;
  throw notFound('This business');
}
