import type { FeedbackForm } from '../../contract/feedback-rules.ts';
import type { IdempotentRequest } from '../api/idempotent-request.ts';
import type { DraftProgress } from '../features/review-flow/draft.ts';
import type { Review } from '../features/review-flow/review-state.ts';

/** The saved state of a visit, in this tab. */
export interface VisitorState extends Review {
  feedback: FeedbackForm;
  attempts: Attempts;
}

/** Requests that were sent and may not have arrived. */
export interface Attempts {
  draft?: IdempotentRequest;
  feedback?: IdempotentRequest;
  /** What the visitor was waiting for, or that it failed. */
  progress?: DraftProgress;
}

/** Whether there is nothing to save. */
export function isEmptyState({
  chosen,
  name,
  note,
  other,
  draft,
  feedback,
}: VisitorState): boolean {
  return !draft && !other && [...chosen, name, note, ...Object.values(feedback)].join('') === '';
}
