import type { PosterDesign } from '../../../contract/posters.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../context.ts';
import { lockBusiness } from '../../db/businesses.ts';
import { findPosterChoices, savePosterChoices } from '../../db/posters.ts';
import type { Actor } from '../actor.ts';
import { recordBusinessEdit } from '../admin/record-business-edit.ts';
import { editable } from '../businesses/editable-business.ts';

/**
 * Saves what was chosen about a business's poster; the last change wins. An admin's change to another
 * person's poster is recorded.
 * @throws DomainError `sign_in_required`, `not_found`, `forbidden`
 */
export async function savePoster(
  ctx: Context,
  actor: Actor,
  id: number,
  design: PosterDesign,
): Promise<{ success: true }> {
  await ctx.db.transaction(async (tx) => {
    const business = await editable(actor, () => lockBusiness(tx, id));
    if (isDeepStrictEqual(await findPosterChoices(tx, id), design)) return;
    await savePosterChoices(tx, id, design);
    await recordBusinessEdit(ctx, tx, actor, business, ['poster']);
  });
  return { success: true };
}
