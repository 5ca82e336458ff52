import type { DeletedBusiness } from '../../../contract/deletion.ts';
import { isTypedName } from '../../../contract/typed-name.ts';
import type { Context } from '../../context.ts';
import type { BusinessRow } from '../../db/businesses.ts';
import type { Db } from '../../db/client.ts';
import { markBusinessDeleted } from '../../db/deletion.ts';
import type { Actor } from '../actor.ts';
import { DomainError } from '../domain-error.ts';
import { lockOwnBusiness } from './lock-own-business.ts';
import { presentDeletedBusiness } from './list-deleted-businesses.ts';
import { recordOwnAction } from './record-own-action.ts';

/**
 * Deletes one of the caller's own businesses: its page answers 404, and its emails wait. For 14 days, the
 * owner can restore it; then it is purged. Repeating it has no effect.
 * @param typed its name, typed by the person
 * @throws DomainError `sign_in_required`, `not_found`, `forbidden`, `invalid_request` for another name
 */
export async function deleteBusiness(
  ctx: Context,
  actor: Actor,
  id: number,
  typed: string,
): Promise<DeletedBusiness> {
  return ctx.db.transaction(async (tx) => {
    const business = await lockOwnBusiness(tx, actor, id);
    expectName(business, typed);
    return presentDeletedBusiness(business, business.deletedAt ?? (await hide(ctx, tx, business)));
  });
}

async function hide(ctx: Context, tx: Db, { id, userId }: BusinessRow): Promise<Date> {
  const now = ctx.now();
  await markBusinessDeleted(tx, id, now);
  await recordOwnAction(ctx, tx, 'delete_business', { userId, businessId: id });
  return now;
}

function expectName({ name }: BusinessRow, typed: string): void {
  if (isTypedName(typed, name)) return;
  const sentence = 'This doesn’t match the name of the business.';
  throw new DomainError('invalid_request', sentence, { fields: { name: sentence } });
}
