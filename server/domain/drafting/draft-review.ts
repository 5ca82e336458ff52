import { randomUUID } from 'node:crypto';
import type { Draft, GenerateBody } from '../../../contract/drafting.ts';
import type { Context } from '../../context.ts';
import { addCount, addDraftOnce } from '../../db/business-counts.ts';
import type { Actor } from '../actor.ts';
import { findOpenBusiness } from '../businesses/read-business.ts';
import { utcDay } from '../utc-day.ts';

/**
 * Writes a draft of what the visitor chose, and counts it for the business (C-44). With the same key
 * a repeat gets the same draft and is neither counted nor paid again.
 * @throws Problem `not_found`, `business_inactive`, `drafting_unavailable`, `invalid_request`
 */
export async function draftReview(
  ctx: Context,
  _actor: Actor,
  body: GenerateBody,
  idempotencyKey: string | undefined,
): Promise<Draft> {
  const { sentiments, thankSomeone, businessId } = body;
  const business = businessId === undefined ? null : await findOpenBusiness(ctx, businessId);
  const input = {
    sentiments,
    ...(business && { businessName: business.name }),
    ...(thankSomeone && { thankSomeone }),
  };
  const keyHash =
    idempotencyKey && ctx.keys.digest('idempotency', 'draft', idempotencyKey, JSON.stringify(body));
  const seed = ctx.keys.digest('draft-seed', keyHash || randomUUID());
  const draft = await ctx.drafts.compose(input, seed, keyHash);
  if (business) await countDraft(ctx, business.id, keyHash);
  return draft;
}

/** A count that cannot be written must not cost the visitor the draft. */
async function countDraft(
  ctx: Context,
  businessId: number,
  keyHash: string | undefined,
): Promise<void> {
  const day = utcDay(ctx.now());
  try {
    await (keyHash
      ? addDraftOnce(ctx.db, businessId, day, keyHash)
      : addCount(ctx.db, businessId, 'draft', day));
  } catch (error) {
    ctx.log.error({ err: error, businessId }, 'a draft could not be counted');
  }
}
