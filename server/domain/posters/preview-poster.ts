import type { PosterDesign, PosterPreviewReply } from '../../../contract/posters.ts';
import type { Context } from '../../context.ts';
import { findWholeBusiness } from '../../db/businesses.ts';
import { signedIn, type Actor } from '../actor.ts';
import { editable } from '../businesses/editable-business.ts';
import { posterOrder, type PosterLink } from './poster-order.ts';

/**
 * Draws a poster for the screen, from the same shapes as its PDF. Nothing is saved.
 * @throws DomainError `sign_in_required`, `not_found`, `forbidden`, `unavailable`
 */
export async function previewPoster(
  ctx: Context,
  actor: Actor,
  id: number,
  design: PosterDesign,
  link: PosterLink,
): Promise<PosterPreviewReply> {
  const business = await editable(actor, () => findWholeBusiness(ctx.db, id));
  const account = signedIn(actor).id;
  const order = await posterOrder(ctx, account, business, design, link);
  const drawn = await ctx.posters.draw(account, { ...order, format: 'svg' });
  const { color } = order;
  if (drawn.is === 'svg') return { svg: drawn.svg, unprintable: null, color };
  if (drawn.is === 'pdf') throw new Error('A PDF was drawn instead of an SVG.');
  return { svg: null, unprintable: { text: drawn.text, characters: drawn.characters }, color };
}
