import type { FeedbackForm } from '../../contract/feedback-rules.ts';
import type { Attempt } from '../api/attempt.ts';
import type { Draft } from '../features/review-flow/draft.ts';

/** Everything of a visit that survives a reload, in this tab. */
export interface Place {
  chosen: readonly string[];
  name: string;
  draft: Draft | null;
  feedback: FeedbackForm;
  attempts: Attempts;
}

/** Writes that were begun and are not known to have arrived. */
export interface Attempts {
  draft?: Attempt;
  feedback?: Attempt;
}

/** Whether there is nothing worth keeping. */
export function isEmptyPlace({ chosen, name, draft, feedback }: Place): boolean {
  return !draft && [...chosen, name, ...Object.values(feedback)].every((text) => text === '');
}
