import { randomUUID } from 'node:crypto';
import { SECOND } from '../../../contract/durations.ts';
import type { DraftReply, GenerateBody } from '../../../contract/drafting.ts';
import type { Context } from '../../context.ts';
import { identifyRequest } from '../idempotency.ts';
import { createDeadline } from '../deadline.ts';
import { readBrief } from './input/brief.ts';

/**
 * Milliseconds that a draft waits for the database, all waits together: for one that does not answer, and
 * for one that does, but has much to do. The business takes at most a second of it.
 */
const longestWait = { silent: 1.5 * SECOND, busy: 3 * SECOND };

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
  const deadline = createDeadline(longestWait.silent, longestWait.busy);
  const business =
    businessId === undefined ? null : await ctx.drafts.findBusiness(businessId, deadline);
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
  const request = { input, brief, businessId, tag, identity, seed, ipAddress, deadline };
  return ctx.drafts.compose(request);
}
