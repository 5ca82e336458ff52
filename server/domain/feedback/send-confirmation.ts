import type { FeedbackWait } from '../../../contract/feedback-addresses.ts';
import { deliveryHours } from '../../../contract/constraints.ts';
import { DAY, later } from '../../../contract/durations.ts';
import type { Context } from '../../context.ts';
import { findWholeBusiness, lockOwnerOf } from '../../db/businesses.ts';
import type { Db } from '../../db/client.ts';
import {
  findFeedbackRecipient,
  insertConfirmation,
  type FeedbackRecipient,
} from '../../db/feedback-addresses.ts';
import { hashToken, randomToken } from '../accounts/tokens.ts';
import type { Actor } from '../actor.ts';
import { editable } from '../businesses/editable-business.ts';
import { DomainError, notFound } from '../domain-error.ts';
import { hasOpenLink, presentFeedbackWait } from './feedback-wait.ts';
import { countedFor, chargeEmailCaps } from './charge-email-caps.ts';

/** Days that an emailed link works: over a weekend, and a vacation of a few days. */
const linkDays = 7;

/**
 * Emails a business's feedback address a link that confirms it, unless it is confirmed. Earlier links
 * still work.
 * @throws DomainError `sign_in_required`, `not_found`, `forbidden`; `account_inactive` if the owner's
 * account is deactivated, `too_many_emails`
 */
export async function sendConfirmation(
  ctx: Context,
  actor: Actor,
  businessId: number,
): Promise<{ feedbackWait: FeedbackWait | null }> {
  await editable(actor, () => findWholeBusiness(ctx.db, businessId));
  const before = await findRecipient(ctx.db, businessId);
  if (!before.ownerIsActive) throw ownerInactive();
  if (isWaiting(before)) await sendLink(ctx, businessId, before, { evenIfSent: true });
  const after = await findRecipient(ctx.db, businessId);
  return { feedbackWait: presentFeedbackWait(after, ctx.now()) };
}

/**
 * The same after a save, unless there is a link that still works. If a cap is reached, nothing is sent, and
 * the screens say that a link has to be requested.
 */
export async function sendFirstConfirmation(ctx: Context, businessId: number): Promise<void> {
  const recipient = await findFeedbackRecipient(ctx.db, businessId);
  if (!recipient || !needsLink(recipient, ctx.now())) return;
  await sendLink(ctx, businessId, recipient, { evenIfSent: false }).catch((error: unknown) => {
    if (!(error instanceof DomainError && error.code === 'too_many_emails')) throw error;
  });
}

/** For what is sent on behalf of a deactivated account. */
export function ownerInactive(): DomainError {
  return new DomainError('account_inactive', "This business's account is deactivated.");
}

type WaitingRecipient = FeedbackRecipient & { feedbackEmail: string };

async function sendLink(
  ctx: Context,
  businessId: number,
  { ownerId, feedbackEmail }: WaitingRecipient,
  { evenIfSent }: { evenIfSent: boolean },
): Promise<void> {
  const to = feedbackEmail.toLowerCase();
  await chargeEmailCaps(ctx, businessId, [
    { cap: 'confirmationsOfPair', of: countedFor.pair(ownerId, to) },
    { cap: 'confirmationsToRecipient', of: countedFor.recipient(to) },
    { cap: 'confirmationsOfAccount', of: countedFor.account(ownerId) },
    { cap: 'confirmationsOfInstallation', of: countedFor.installation() },
  ]);
  await ctx.db.transaction(async (tx) => {
    await lockOwnerOf(tx, businessId);
    const current = await findFeedbackRecipient(tx, businessId);
    // Meanwhile, another window may have changed or confirmed the address, or sent the link.
    if (!current || !isWaiting(current) || current.feedbackEmail.toLowerCase() !== to) return;
    if (!current.ownerIsActive || (!evenIfSent && hasOpenLink(current, ctx.now()))) return;
    await addConfirmation(ctx, tx, businessId, { ownerId, to });
  });
  ctx.outbox.wake();
}

async function addConfirmation(
  { outbox, now }: Context,
  tx: Db,
  businessId: number,
  { ownerId, to }: { ownerId: number; to: string },
): Promise<void> {
  const token = randomToken();
  const createdAt = now();
  const expiresAt = later(createdAt, linkDays * DAY);
  const link = { userId: ownerId, email: to, tokenHash: hashToken(token), createdAt, expiresAt };
  const confirmationId = await insertConfirmation(tx, link);
  await outbox.add(tx, {
    kind: 'confirm_feedback_address',
    userId: ownerId,
    businessId,
    identity: null,
    payload: { to, confirmationId, token, expiresAt: expiresAt.toISOString() },
    hours: deliveryHours,
  });
}

async function findRecipient(db: Db, businessId: number): Promise<FeedbackRecipient> {
  const recipient = await findFeedbackRecipient(db, businessId);
  if (recipient) return recipient;
  throw notFound('This business');
}

function needsLink(recipient: FeedbackRecipient, now: Date): recipient is WaitingRecipient {
  return recipient.ownerIsActive && isWaiting(recipient) && !hasOpenLink(recipient, now);
}

function isWaiting(recipient: FeedbackRecipient): recipient is WaitingRecipient {
  return recipient.feedbackEmail !== null && !recipient.isConfirmed;
}
