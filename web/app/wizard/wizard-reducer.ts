import type { IdempotentRequest } from '../../api/idempotent-request.ts';
import type { ReviewDraft } from '../../features/review-flow/draft.ts';
import { noDrafts, withDraft } from '../../features/review-flow/drafts.ts';
import {
  draftArrived,
  edited,
  restored,
  unhydratedReview,
  type Review,
  type ReviewState,
} from '../../features/review-flow/review-state.ts';
import type { SavedWizard } from './saved-wizard.ts';

export interface WizardState extends ReviewState {
  /** The request for a first draft whose response has not arrived. */
  attempt: IdempotentRequest | null;
}

export type WizardAction =
  | { type: 'restored'; saved: Partial<SavedWizard> }
  | { type: 'edited'; edits: Partial<Review> }
  | { type: 'draftRequested'; attempt: IdempotentRequest }
  | { type: 'firstDraftArrived'; draft: ReviewDraft }
  | { type: 'otherDraftArrived'; draft: ReviewDraft }
  | { type: 'cleared' };

export const unhydratedWizard: WizardState = { ...unhydratedReview, attempt: null };

/** The wizard's state after an action. */
export function wizardReducer(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'restored': {
      const { attempt = null, ...saved } = action.saved;
      return { ...restored(saved), attempt };
    }
    case 'edited':
      return { ...state, ...edited(action.edits)(state) };
    case 'draftRequested':
      return { ...state, attempt: action.attempt };
    case 'firstDraftArrived':
      return { ...edited(withDraft(noDrafts, action.draft))(state), attempt: null };
    case 'otherDraftArrived':
      return { ...state, ...draftArrived(action.draft)(state) };
    case 'cleared':
      return { ...restored({}), attempt: null };
  }
}
