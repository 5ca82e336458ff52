import type { Context } from '../../context.ts';
import type { Actor } from '../actor.ts';
import { changeBusiness } from './change-business.ts';

/**
 * Makes a business's page active or inactive.
 * @throws DomainError `sign_in_required`, `not_found`, `forbidden`
 */
export async function toggleBusiness(
  ctx: Context,
  actor: Actor,
  businessId: number,
  wanted: boolean,
): Promise<{ id: number; isActive: boolean }> {
  const { id, isActive } = await changeBusiness(ctx, actor, businessId, () => ({
    isActive: wanted,
  }));
  return { id, isActive };
}
