import type { FeedbackForm } from '../../contract/feedback-rules.ts';
import type { IdempotentRequest } from '../api/idempotent-request.ts';
import type { Review } from '../features/review-flow/review-state.ts';

/** Everything of a visit that survives a reload, in this tab. */
export interface VisitorState extends Review {
  feedback: FeedbackForm;
  attempts: Attempts;
}

/** Writes that were begun and are not known to have arrived. */
export interface Attempts {
  draft?: IdempotentRequest;
  feedback?: IdempotentRequest;
}

/** Whether there is nothing worth keeping. */
export function isEmptyState({ chosen, name, note, draft, feedback }: VisitorState): boolean {
  return !draft && [...chosen, name, note, ...Object.values(feedback)].every((text) => text === '');
}
