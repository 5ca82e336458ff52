import { randomUUID } from 'node:crypto';
import type { DraftReply, GenerateBody } from '../../../contract/drafting.ts';
import type { Context } from '../../context.ts';
import { identifyRequest } from '../idempotency.ts';
import { readBrief } from './input/brief.ts';

interface DraftCall {
  idempotencyKey: string | undefined;
  /** The visitor's, for the budgets; only a keyed hash of it is stored. */
  ipAddress: string;
  /** Of the link by which the visit came. */
  tag?: string | undefined;
}

/**
 * Writes a draft of what the visitor chose and counts it for the business. A repeat with the same
 * idempotency key is neither counted nor paid for again.
 * @throws DomainError `not_found`, `business_inactive`, `drafting_unavailable`, `invalid_request`;
 * `idempotency_key_reused` for other content
 */
export async function draftReview(
  ctx: Context,
  body: GenerateBody,
  { idempotencyKey, ipAddress, tag }: DraftCall,
): Promise<DraftReply> {
  const { sentiments, thankSomeone, note, style, businessId } = body;
  const business = businessId === undefined ? null : await ctx.drafts.findBusiness(businessId);
  const input = {
    sentiments,
    ...(business && { businessName: business.name }),
    ...(thankSomeone && { thankSomeone }),
    ...(note && { note }),
    ...(style && { style }),
  };
  // Without a key of its own, a request is nobody's repeat.
  const key = idempotencyKey ?? randomUUID();
  const identity = identifyRequest(ctx.keys, ['draft', String(businessId)], key, body);
  const seed = ctx.keys.digest('draft-seed', identity.contentHash);
  const brief = readBrief(input);
  return ctx.drafts.compose({ input, brief, businessId, tag, identity, seed, ipAddress });
}
