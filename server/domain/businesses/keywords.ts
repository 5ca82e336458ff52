import type { Context } from '../../context.ts';
import type { Actor } from '../actor.ts';
import { changeBusiness } from './change-business.ts';
import { phrasesOf } from './phrases.ts';

/**
 * Stores the phrases that follow from a business's categories and city. The calls that lead here carry
 * phrases, as specified, but what admins read comes from the server alone.
 * @throws DomainError `sign_in_required`, `not_found`, `forbidden`
 */
export async function storeKeywords(
  ctx: Context,
  actor: Actor,
  id: number,
): Promise<{ success: true }> {
  await changeBusiness(ctx, actor, id, ({ categories, city }) => ({
    keywords: phrasesOf(categories, city),
  }));
  return { success: true };
}
