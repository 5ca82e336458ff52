import type { Draft as DraftReply } from '../../../contract/drafting.ts';
import { visitorCall } from '../../api/visitor-call.ts';
import { withRetries } from '../../api/retries.ts';
import type { DraftRequest } from './draft.ts';

/** 1§9: whatever a business does, its reviews are drafted as health care's. */
const reviewType = 'healthcare';

/** What the wizard sends: it names no business (1§3). */
export function draftBody({ sentiments, ...thanks }: DraftRequest) {
  return { sentiments: [...sentiments], reviewType, ...thanks };
}

/** What the public page of a business sends. */
export function publicDraftBody({ sentiments, ...thanks }: DraftRequest, businessId: number) {
  return { sentiments: [...sentiments], businessType: reviewType, businessId, ...thanks };
}

/**
 * Asks for a draft; retries keep the key, so that the server counts them as one.
 * @throws ApiError or NetworkError; an Error with T-32's words if the answer holds no review
 */
export async function requestDraft(
  body: ReturnType<typeof draftBody> | ReturnType<typeof publicDraftBody>,
  idempotencyKey: string,
): Promise<DraftReply> {
  const reply = await withRetries(() => visitorCall('generateReview', { body, idempotencyKey }));
  if (!reply.review?.trim()) throw new Error('No review was generated. Please try again.');
  return reply;
}
