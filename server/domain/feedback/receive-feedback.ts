import { deliveryHours } from '../../../contract/constraints.ts';
import type { Feedback } from '../../../contract/feedback.ts';
import type { Context } from '../../context.ts';
import { findFeedbackRecipient } from '../../db/feedback-addresses.ts';
import { findMessageByKey } from '../../db/outbox.ts';
import { addVisit } from '../../db/visit-counts.ts';
import type { RequestIdentity } from '../../db/request-identity.ts';
import { notFoundIfDeleted } from '../businesses/not-found-if-deleted.ts';
import { findOpenBusiness } from '../businesses/read-business.ts';
import { notFound } from '../domain-error.ts';
import { identifyRequest, refuseOtherContent } from '../idempotency.ts';
import { utcHour } from '../utc-day.ts';
import { countedFor, chargeEmailCaps } from './charge-email-caps.ts';

/**
 * Accepts private feedback: once this resolves, it is committed, encrypted, counted, and on its way to the
 * owner. A repeat with the same key has no effect and gets the same response.
 * @throws DomainError `not_found`, `business_inactive`; `idempotency_key_reused` for other content;
 * `too_many_emails`, before anything is stored
 */
export async function receiveFeedback(
  ctx: Context,
  businessId: number,
  { name, email, phone, feedback }: Feedback,
  idempotencyKey: string | undefined,
): Promise<{ success: true }> {
  const business = await findOpenBusiness(ctx, businessId);
  const payload = { name, email, phone, feedback };
  const scope = ['feedback', String(businessId)];
  const identity = idempotencyKey
    ? identifyRequest(ctx.keys, scope, idempotencyKey, payload)
    : null;
  if (identity && (await wasReceived(ctx, identity))) return { success: true };
  await chargeFeedbackCaps(ctx, businessId);
  const adding = ctx.db.transaction(async (tx) => {
    const message = await ctx.outbox.add(tx, {
      kind: 'feedback',
      userId: business.userId,
      businessId,
      identity,
      payload,
      hours: deliveryHours,
    });
    if (message.isNew) await addVisit(tx, 'feedback', utcHour(ctx.now()), { businessId });
    return message;
  });
  const { contentHash } = await notFoundIfDeleted(adding);
  if (identity) refuseOtherContent(identity, contentHash);
  ctx.outbox.wake();
  return { success: true };
}

/** A repeat is neither counted nor refused for a cap. @throws DomainError `idempotency_key_reused` */
async function wasReceived({ db }: Context, identity: RequestIdentity): Promise<boolean> {
  const message = await findMessageByKey(db, identity.keyHash);
  if (message) refuseOtherContent(identity, message.contentHash);
  return message !== null;
}

/** @throws DomainError `too_many_emails`, `not_found` */
async function chargeFeedbackCaps(ctx: Context, businessId: number): Promise<void> {
  const recipient = await findFeedbackRecipient(ctx.db, businessId);
  if (!recipient) throw notFound('This business');
  await chargeEmailCaps(ctx, businessId, [
    { cap: 'feedbackOfBusiness', of: countedFor.business(businessId) },
    { cap: 'feedbackToRecipient', of: countedFor.recipient(recipient.goesTo) },
    { cap: 'feedbackOfInstallation', of: countedFor.installation() },
  ]);
}
