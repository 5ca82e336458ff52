import type { Context } from '../../context.ts';
import { findWholeBusiness } from '../../db/businesses.ts';
import { findFeedbackRecipient } from '../../db/feedback-addresses.ts';
import type { Actor } from '../actor.ts';
import { editable } from '../businesses/editable-business.ts';
import { notFoundIfDeleted } from '../businesses/not-found-if-deleted.ts';
import { notFound } from '../domain-error.ts';
import { ownerInactive } from './send-confirmation.ts';
import { countedFor, chargeEmailCaps } from './charge-email-caps.ts';

/** A test that arrives later than that would only confuse. */
const waitingHours = 1;

/**
 * Sends a test email to where a business's feedback goes now: its confirmed feedback address, or the
 * account's.
 * @throws DomainError `sign_in_required`, `not_found`, `forbidden`; `account_inactive` if the owner's
 * account is deactivated, `too_many_emails`
 */
export async function sendTestFeedback(
  ctx: Context,
  actor: Actor,
  businessId: number,
): Promise<{ success: true; sentTo: string }> {
  const { userId } = await editable(actor, () => findWholeBusiness(ctx.db, businessId));
  const recipient = await findFeedbackRecipient(ctx.db, businessId);
  if (!recipient) throw notFound('This business');
  if (!recipient.ownerIsActive) throw ownerInactive();
  await chargeEmailCaps(ctx, businessId, [
    { cap: 'testsOfAccount', of: countedFor.account(userId) },
    { cap: 'testsToRecipient', of: countedFor.recipient(recipient.goesTo) },
  ]);
  const adding = ctx.outbox.add(ctx.db, {
    kind: 'feedback_test',
    userId,
    businessId,
    identity: null,
    payload: {},
    hours: waitingHours,
  });
  await notFoundIfDeleted(adding);
  ctx.outbox.wake();
  return { success: true, sentTo: recipient.goesTo };
}
