import { isDeepStrictEqual } from 'node:util';
import type { AdminAction } from '../../../contract/admin-actions.ts';
import type { Context } from '../../context.ts';
import { recordAdminAction } from '../../db/audit.ts';
import {
  lockBusiness,
  updateBusinessRow,
  type BusinessChanges,
  type BusinessRow,
} from '../../db/businesses.ts';
import type { Db } from '../../db/client.ts';
import { signedIn, type Actor, type SignedIn } from '../actor.ts';
import { editable } from './editable-business.ts';
import { phrasesOf } from './phrases.ts';
import { expectRevision } from './revision.ts';

/** `undefined` stays as it is. */
type Patch = { [Name in keyof BusinessChanges]: BusinessChanges[Name] | undefined };

/**
 * Changes a business that nobody else changes meanwhile. Its phrases follow its city and categories.
 * What an admin does to somebody else's is written down, by the names of the fields.
 * @param patch is given the business as it is, and the transaction.
 * @param revision that the patch was made on; without one, any will do. A patch that is fulfilled already
 * may come late: it is the repeat of a call whose answer was lost.
 * @returns the business as it is then
 * @throws DomainError `sign_in_required`, `not_found`, `forbidden`, `stale_revision`
 */
export async function changeBusiness(
  ctx: Context,
  actor: Actor,
  id: number,
  patch: (business: BusinessRow, tx: Db) => Patch | Promise<Patch>,
  revision?: string,
): Promise<BusinessRow> {
  return ctx.db.transaction(async (tx) => {
    const business = await editable(actor, () => lockBusiness(tx, id));
    const changes = differences(business, await patch(business, tx));
    if (Object.keys(changes).length === 0) return business;
    expectRevision(business, revision);
    await recordChange(tx, signedIn(actor), business, changes);
    return updateBusinessRow(tx, business, {
      ...changes,
      ...newPhrases(business, changes),
      updatedAt: ctx.now(),
    });
  });
}

function differences(business: BusinessRow, wishes: Patch): BusinessChanges {
  const entries = Object.entries(wishes).filter(
    ([name, value]) =>
      value !== undefined && !isDeepStrictEqual(value, business[name as keyof BusinessRow]), // a patch's name is a column's
  );
  return Object.fromEntries(entries) as BusinessChanges; // some of the wishes, none undefined
}

function newPhrases(business: BusinessRow, changes: BusinessChanges): BusinessChanges {
  if (!('city' in changes || 'categories' in changes)) return {};
  const { city, categories } = { ...business, ...changes };
  return { keywords: phrasesOf(categories ?? [], city ?? null) };
}

async function recordChange(
  tx: Db,
  actor: SignedIn,
  business: BusinessRow,
  changes: BusinessChanges,
): Promise<void> {
  if (actor.id === business.userId) return;
  await recordAdminAction(tx, {
    actorId: actor.id,
    actorKind: 'admin',
    action: adminActionOf(changes),
    targetKind: 'business',
    targetId: business.id,
    detail: { fields: Object.keys(changes) },
  });
}

function adminActionOf({ isActive }: BusinessChanges): AdminAction {
  if (isActive === undefined) return 'edit_business';
  return isActive ? 'activate_business' : 'deactivate_business';
}
