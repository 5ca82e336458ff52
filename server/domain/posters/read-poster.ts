import type * as z from 'zod/mini';
import { readableOnWhite } from '../../../contract/poster-colors.ts';
import type { posterReply } from '../../../contract/posters.ts';
import type { Context } from '../../context.ts';
import { findWholeBusiness } from '../../db/businesses.ts';
import { findPosterChoices } from '../../db/posters.ts';
import { signedIn, type Actor } from '../actor.ts';
import { editable } from '../businesses/editable-business.ts';
import { designOf } from './poster-order.ts';
import { printLogo } from './print-logo.ts';

/**
 * What was chosen about a business's poster.
 * @throws DomainError `sign_in_required`, `not_found`, `forbidden`
 */
export async function readPoster(
  ctx: Context,
  actor: Actor,
  id: number,
): Promise<z.input<typeof posterReply>> {
  const business = await editable(actor, () => findWholeBusiness(ctx.db, id));
  const choices = await findPosterChoices(ctx.db, id);
  const print = await printLogo(ctx, signedIn(actor).id, business);
  return {
    design: choices?.kind ? designOf(choices) : null,
    logoColor: print?.color ? readableOnWhite(print.color) : null,
  };
}
