import type { TransferBody } from '../../../../contract/admin-support.ts';
import type { Context } from '../../../context.ts';
import { findBusinessOwner, giveBusiness } from '../../../db/business-support.ts';
import { lockBusiness, type BusinessRow } from '../../../db/businesses.ts';
import type { Db } from '../../../db/client.ts';
import { deleteUnusedAddress, findFeedbackRecipient } from '../../../db/feedback-addresses.ts';
import { findUserByEmail, findUserById, lockUser, type UserRow } from '../../../db/users.ts';
import { addAccountEmail } from '../../accounts/account-emails.ts';
import { adminOnly, type Actor } from '../../actor.ts';
import { addMoveNotice } from '../../feedback/move-feedback.ts';
import { DomainError, notFound } from '../../domain-error.ts';
import { recordWebAction } from '../record-web-action.ts';

interface Transferred {
  id: number;
  user: Pick<UserRow, 'id' | 'name' | 'email'>;
}

/**
 * Transfers a business to another account, with its page, numbers and waiting feedback; both owners are
 * notified. The new owner has agreed to nothing yet: feedback goes to their account's address until they
 * confirm another one, even if it was confirmed for the old owner.
 * @throws DomainError `sign_in_required`, `not_found`; `forbidden`, also for the admin's own account;
 * `invalid_request` if no account can get it; `stale_revision` if somebody else has it by now
 */
export async function transferBusiness(
  ctx: Context,
  actor: Actor,
  id: number,
  { email, ownerId }: TransferBody,
): Promise<Transferred> {
  const admin = adminOnly(actor);
  const user = await ctx.db.transaction(async (tx) => {
    if (!(await findBusinessOwner(tx, id))) throw notFound('This business');
    const to = await lockBoth(tx, email, ownerId);
    // They would get the feedback that waits and everything that comes.
    if (to.id === admin.id)
      throw new DomainError('forbidden', 'You can’t transfer a business to your own account.');
    const business = await lockBusiness(tx, id);
    if (!business) throw notFound('This business');
    // A repeat of a call whose response was lost.
    if (business.userId === to.id) return to;
    if (business.userId !== ownerId) throw notTheirs();
    const from = await findUserById(tx, ownerId);
    if (!from) throw notFound('This business');
    await give(ctx, tx, business, { from, to });
    await recordWebAction(ctx, tx, {
      actorId: admin.id,
      action: 'transfer_business',
      targetKind: 'business',
      targetId: id,
      detail: { from: named(from), to: named(to) },
    });
    return to;
  });
  ctx.outbox.wake();
  return { id, user: { ...named(user), email: user.email } };
}

/** Locks both users, before the business and in the order of their ids, to prevent deadlocks. */
async function lockBoth(tx: Db, email: string, ownerId: number): Promise<UserRow> {
  const found = await findUserByEmail(tx, email);
  if (!found) throw noSuchAccount();
  for (const one of [ownerId, found.id].toSorted((a, b) => a - b)) await lockUser(tx, one);
  const to = await findUserById(tx, found.id);
  if (!to || to.email !== email || !to.isActive || !to.emailVerified) throw noSuchAccount();
  return to;
}

async function give(
  ctx: Context,
  tx: Db,
  business: BusinessRow,
  { from, to }: { from: UserRow; to: UserRow },
): Promise<void> {
  const { id, name: businessName, contactName, feedbackEmail } = business;
  const before = await findFeedbackRecipient(tx, id);
  // Where the form names the old owner, it names the new one; a front desk's name and address stay.
  const changes = {
    userId: to.id,
    contactName: contactName === from.name ? to.name : contactName,
    feedbackEmail: feedbackEmail?.toLowerCase() === from.email ? to.email : feedbackEmail,
  };
  await giveBusiness(tx, id, changes, ctx.now());
  if (feedbackEmail) await deleteUnusedAddress(tx, from.id, feedbackEmail.toLowerCase());
  if (before && ![from.email, to.email].includes(before.goesTo.toLowerCase())) {
    const notice = { to: before.goesTo, others: 0, by: 'admin', newAddress: null } as const;
    await addMoveNotice(ctx, tx, { userId: to.id, businessId: id }, notice);
  }
  const tell = (user: UserRow, isNew: boolean) =>
    addAccountEmail(ctx, tx, 'business_transferred', {
      to: user.email,
      name: user.name,
      businessName,
      isNew,
    });
  await tell(from, false);
  await tell(to, true);
}

function named({ id, name }: UserRow) {
  return { id, name };
}

function noSuchAccount(): DomainError {
  return new DomainError(
    'invalid_request',
    'There’s no active account with this email address, or it hasn’t been verified. Please check the address, or ask the new owner to sign up first.',
  );
}

function notTheirs(): DomainError {
  return new DomainError(
    'stale_revision',
    'This business now belongs to another account. Please reload the page.',
  );
}
