import { fallbackColor, defaultSentence } from '../../../contract/poster-rules.ts';
import { readableOnWhite } from '../../../contract/poster-colors.ts';
import type { PosterDesign } from '../../../contract/posters.ts';
import { withTag } from '../../../contract/tags.ts';
import { thumbsUpDown } from '../../../contract/page-paths.ts';
import { fillPath } from '../../../contract/fill-path.ts';
import type { Context } from '../../context.ts';
import type { BusinessRow } from '../../db/businesses.ts';
import { hasTag } from '../../db/business-tags.ts';
import type { PosterChoices } from '../../db/posters.ts';
import { notFound } from '../domain-error.ts';
import type { Order } from '../../posters/worker/messages.ts';
import { printLogo } from './print-logo.ts';

/** Where a poster leads. */
export interface PosterLink {
  /** Of the review page's address. */
  origin: string;
  /** Of the tagged link that the code leads to; without one, it leads to the plain address. */
  tag: string | undefined;
}

/**
 * What is drawn for a business.
 * @param account the id of the user who wants it
 * @throws DomainError `not_found` if it has no slug and so no review page, or no such tagged link
 */
export async function posterOrder(
  ctx: Context,
  account: number,
  business: BusinessRow,
  { kind, paper, color, sentence }: PosterDesign,
  { origin, tag }: PosterLink,
): Promise<Omit<Order, 'format'>> {
  const { name, slug } = business;
  if (!slug) throw notFound('The review page of this business');
  if (tag !== undefined && !(await hasTag(ctx.db, business.id, tag))) throw notFound('This link');
  const url = origin + fillPath(thumbsUpDown, { slug });
  const logo = await printLogo(ctx, account, business);
  return {
    kind,
    paper,
    name,
    sentence: sentence ?? defaultSentence,
    url,
    codeUrl: tag === undefined ? url : withTag(url, tag),
    logo: logo?.bytes ?? null,
    color: readableOnWhite(color ?? logo?.color ?? fallbackColor),
    now: ctx.now(),
  };
}

/** What was saved, with our defaults for what was not. */
export function designOf(choices: PosterChoices | null): PosterDesign {
  const { kind, paper, color, sentence } = choices ?? {};
  return {
    kind: kind ?? 'poster',
    paper: paper ?? 'letter',
    color: color ?? null,
    sentence: sentence ?? null,
  };
}
