import type { DraftReply, DraftStyle } from '../../../contract/drafting.ts';
import { tagQuery } from '../../api/tag-query.ts';
import { visitorCall } from '../../api/visitor-call.ts';
import { withRetries } from '../../api/retries.ts';
import type { DraftRequest } from './draft.ts';

/** The same for every business, whatever its kind. */
const reviewType = 'healthcare';

/** The wizard's request: it names no business. */
export function draftBody({ sentiments, ...rest }: DraftRequest, style?: DraftStyle) {
  return { sentiments: [...sentiments], reviewType, ...rest, ...(style && { style }) };
}

/** The public page's request. */
export function publicDraftBody(
  { sentiments, ...rest }: DraftRequest,
  businessId: number,
  style?: DraftStyle,
) {
  const business = { businessType: reviewType, businessId };
  return { sentiments: [...sentiments], ...business, ...rest, ...(style && { style }) };
}

export type DraftBody = ReturnType<typeof draftBody> | ReturnType<typeof publicDraftBody>;

/**
 * Requests a draft. Retries reuse the key, so that the server counts them as one.
 * @throws ApiError or NetworkError; an Error with a displayable message if the reply has no review
 */
export async function requestDraft(
  body: DraftBody,
  idempotencyKey: string,
  signal: AbortSignal | null,
): Promise<DraftReply> {
  const reply = await withRetries(
    () =>
      visitorCall('generateReview', {
        body,
        query: tagQuery(),
        idempotencyKey,
        signal,
      }),
    signal,
  );
  if (!reply.review?.trim()) throw new Error('No review was generated. Please try again.');
  return reply;
}
