import type { Context } from '../../../context.ts';
import { findWholeBusiness } from '../../../db/businesses.ts';
import type { Actor } from '../../actor.ts';
import { ownBusiness } from '../editable-business.ts';
import { problemWithSlug } from './problem-with-slug.ts';

/**
 * Whether the owner of a business can choose a slug now; the business's own one counts as free.
 * @throws DomainError `sign_in_required`, `not_found`, `forbidden`
 */
export async function checkShortAddress(
  ctx: Context,
  actor: Actor,
  id: number,
  slug: string,
): Promise<{ slug: string; problem: string | null }> {
  const business = await ownBusiness(actor, () => findWholeBusiness(ctx.db, id));
  return { slug, problem: slug === business.slug ? null : await problemWithSlug(ctx.db, slug) };
}
