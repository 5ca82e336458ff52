import { isDeepStrictEqual } from 'node:util';
import type { AdminAction } from '../../../contract/admin-actions.ts';
import type { Context } from '../../context.ts';
import {
  lockBusiness,
  lockOwnerOf,
  updateBusinessRow,
  type BusinessChanges,
  type BusinessRow,
} from '../../db/businesses.ts';
import type { Db } from '../../db/client.ts';
import { findFeedbackRecipient } from '../../db/feedback-addresses.ts';
import { readdressMessages } from '../../db/outbox.ts';
import { signedIn, type Actor } from '../actor.ts';
import { moveFeedback } from '../feedback/move-feedback.ts';
import { recordBusinessEdit } from '../admin/record-business-edit.ts';
import { editable } from './editable-business.ts';
import { phrasesOf } from './phrases.ts';
import { expectRevision } from './revision.ts';

/** `undefined` leaves a field unchanged. */
type Patch = { [Name in keyof BusinessChanges]: BusinessChanges[Name] | undefined };

/**
 * Changes a business, with its row locked. Its phrases are recomputed from its city and categories. An
 * admin's change to another person's business is recorded, by field names.
 * @param patch receives the current business and the transaction.
 * @param revision the revision the patch is based on; not checked if undefined. A patch without any effect
 * is accepted even if stale: it repeats a call whose response was lost.
 * @returns the changed business
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
    await lockOwnerOf(tx, id);
    const business = await editable(actor, () => lockBusiness(tx, id));
    const changes = differences(business, await patch(business, tx));
    if (Object.keys(changes).length === 0) return business;
    expectRevision(business, revision);
    const action = adminActionOf(changes);
    await recordBusinessEdit(ctx, tx, actor, business, Object.keys(changes), action);
    const recipient = 'feedbackEmail' in changes ? await findFeedbackRecipient(tx, id) : null;
    const changed = await updateBusinessRow(tx, business, {
      ...changes,
      ...newPhrases(business, changes),
      updatedAt: ctx.now(),
    });
    if (recipient) {
      await readdressMessages(tx, [id], ctx.now());
      await moveFeedback(ctx, tx, signedIn(actor), business, recipient);
    }
    return changed;
  });
}

function differences(business: BusinessRow, patch: Patch): BusinessChanges {
  const entries = Object.entries(patch).filter(
    ([name, value]) =>
      value !== undefined && !isDeepStrictEqual(value, business[name as keyof BusinessRow]), // patches are keyed by column
  );
  return Object.fromEntries(entries) as BusinessChanges; // a subset of the patch, without undefined
}

function newPhrases(business: BusinessRow, changes: BusinessChanges): BusinessChanges {
  if (!('city' in changes || 'categories' in changes)) return {};
  const { city, categories } = { ...business, ...changes };
  return { keywords: phrasesOf(categories ?? [], city ?? null) };
}

function adminActionOf({ isActive }: BusinessChanges): AdminAction {
  if (isActive === undefined) return 'edit_business';
  return isActive ? 'activate_business' : 'deactivate_business';
}
