import type { PosterDesign } from '../../../contract/posters.ts';
import type { Context } from '../../context.ts';
import { findWholeBusiness } from '../../db/businesses.ts';
import { findPosterChoices } from '../../db/posters.ts';
import { signedIn, type Actor } from '../actor.ts';
import { editable } from '../businesses/editable-business.ts';
import { DomainError } from '../domain-error.ts';
import { designOf, posterOrder, type PosterLink } from './poster-order.ts';

/** A file to save. */
export interface PosterFile {
  /** ASCII, such as `maple-street-clinic-poster-letter.pdf`. */
  name: string;
  bytes: Buffer;
}

/**
 * Makes the PDF of the poster that was saved.
 * @throws DomainError `sign_in_required`, `not_found`, `forbidden`, `unavailable`; `invalid_request` if our
 * fonts lack some of its characters
 */
export async function makePdf(
  ctx: Context,
  actor: Actor,
  id: number,
  link: PosterLink,
): Promise<PosterFile> {
  const business = await editable(actor, () => findWholeBusiness(ctx.db, id));
  const design = designOf(await findPosterChoices(ctx.db, id));
  const account = signedIn(actor).id;
  const order = await posterOrder(ctx, account, business, design, link);
  const drawn = await ctx.posters.draw(account, { ...order, format: 'pdf' });
  if (drawn.is === 'pdf')
    return { name: fileName(business.slug, link.tag, design), bytes: Buffer.from(drawn.pdf) };
  if (drawn.is === 'svg') throw new Error('An SVG was drawn instead of a PDF.');
  throw new DomainError(
    'invalid_request',
    `The PDF can’t contain these characters: ${drawn.characters}`,
  );
}

function fileName(
  slug: string | null,
  tag: string | undefined,
  { kind, paper }: PosterDesign,
): string {
  return [slug, tag, kind, `${paper}.pdf`].filter(Boolean).join('-');
}
