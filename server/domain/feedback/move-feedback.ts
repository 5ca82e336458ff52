import { deliveryHours } from '../../../contract/constraints.ts';
import type { Context } from '../../context.ts';
import type { BusinessRow } from '../../db/businesses.ts';
import type { Db } from '../../db/client.ts';
import {
  deleteUnusedAddress,
  findFeedbackRecipient,
  isAddressConfirmed,
  type FeedbackRecipient,
} from '../../db/feedback-addresses.ts';
import type { EmailPayloads } from '../../email/email-payloads.ts';
import type { SignedIn } from '../actor.ts';
import { countedFor, chargeEmailCaps } from './charge-email-caps.ts';

/**
 * Counts a save that makes a business's feedback go elsewhere, since the old address is notified of each.
 * Counted saves are refused, not the notice: otherwise somebody could use up the notices and then move
 * feedback in secret.
 * @param feedbackEmail what is saved; undefined if it stays
 * @throws DomainError `too_many_emails`
 */
export async function takeMove(
  ctx: Context,
  business: BusinessRow,
  feedbackEmail: string | null | undefined,
): Promise<void> {
  if (feedbackEmail === undefined || feedbackEmail === business.feedbackEmail) return;
  const recipient = await findFeedbackRecipient(ctx.db, business.id);
  if (!recipient || isSame(recipient.goesTo, await goingTo(ctx.db, recipient, feedbackEmail)))
    return;
  await chargeEmailCaps(ctx, business.id, [
    { cap: 'movesOfBusiness', of: countedFor.business(business.id) },
    { cap: 'movesOfPair', of: countedFor.pair(business.userId, recipient.goesTo) },
  ]);
}

/**
 * After a business got another feedback address, in the same transaction: tells the address that got its
 * feedback before, and forgets that it was confirmed if nothing else uses it.
 * @param before as of before the change
 */
export async function moveFeedback(
  ctx: Context,
  tx: Db,
  actor: SignedIn,
  business: BusinessRow,
  before: FeedbackRecipient,
): Promise<void> {
  const after = await findFeedbackRecipient(tx, business.id);
  if (!after) throw new Error('The business that is being changed has no row.');
  if (!isSame(before.goesTo, after.goesTo)) {
    const isToAccount = isSame(before.goesTo, before.ownerEmail);
    await addMoveNotice(
      ctx,
      tx,
      { userId: business.userId, businessId: business.id },
      {
        to: before.goesTo,
        others: 0,
        by: actor.id === business.userId ? 'owner' : 'admin',
        newAddress: isToAccount ? after.goesTo : null,
      },
    );
  }
  if (before.feedbackEmail)
    await deleteUnusedAddress(tx, business.userId, before.feedbackEmail.toLowerCase());
}

/** Queues the notice to the address that no longer gets feedback. */
export async function addMoveNotice(
  { outbox }: Pick<Context, 'outbox'>,
  tx: Db,
  of: { userId: number; businessId: number },
  payload: EmailPayloads['feedback_moved'],
): Promise<void> {
  const rest = { identity: null, hours: deliveryHours };
  await outbox.add(tx, { kind: 'feedback_moved', ...of, payload, ...rest });
}

async function goingTo(
  db: Db,
  { ownerId, ownerEmail }: FeedbackRecipient,
  feedbackEmail: string | null,
): Promise<string> {
  const isKnown =
    feedbackEmail !== null && (await isAddressConfirmed(db, ownerId, feedbackEmail.toLowerCase()));
  return isKnown ? feedbackEmail : ownerEmail;
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
