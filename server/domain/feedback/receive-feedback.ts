import type { Feedback } from '../../../contract/feedback.ts';
import type { Context } from '../../context.ts';
import { notFoundIfDeleted } from '../businesses/not-found-if-deleted.ts';
import { findOpenBusiness } from '../businesses/read-business.ts';
import { identifyRequest, refuseOtherContent } from '../idempotency.ts';

/** How long delivery is tried before the feedback is erased and the owner notified. */
const waitingHours = 72;

/**
 * Accepts private feedback: once this resolves, it is committed, encrypted, and on its way to the owner. A
 * repeat with the same key has no effect and gets the same response.
 * @throws DomainError `not_found`, `business_inactive`; `idempotency_key_reused` for other content
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
  const adding = ctx.outbox.add(ctx.db, {
    kind: 'feedback',
    userId: business.userId,
    businessId,
    identity,
    payload,
    hours: waitingHours,
  });
  const { contentHash } = await notFoundIfDeleted(adding);
  if (identity) refuseOtherContent(identity, contentHash);
  ctx.outbox.wake();
  return { success: true };
}
