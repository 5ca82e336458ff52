import type { ReviewDraft } from './draft.ts';
import { noDrafts, withDraft, type Drafts } from './drafts.ts';

/** What a person chose and wrote for a review, and the drafts made from it. */
export interface Review extends Drafts {
  chosen: readonly string[];
  name: string;
  note: string;
  /** What is typed into the field behind `Other`; undefined while it is closed. */
  other?: string | undefined;
}

export interface ReviewState {
  review: Review;
  /** False until hydration, when the saved state is restored. */
  isHydrated: boolean;
  /** Why the server rejected the current note. */
  noteProblem?: string | undefined;
}

const emptyReview: Review = { chosen: [], name: '', note: '', ...noDrafts };

export const unhydratedReview: ReviewState = {
  review: emptyReview,
  isHydrated: false,
};

/** A pure function from one state to the next. */
type Transition = (state: ReviewState) => ReviewState;

/** The hydrated page with the saved state, if any. Earlier versions saved fewer fields. */
export function restored(saved: Partial<Review>): ReviewState {
  return { review: { ...emptyReview, ...saved }, isHydrated: true };
}

/** Changing the note clears its problem. */
export function edited(edits: Partial<Review>): Transition {
  return (state) => {
    const review = { ...state.review, ...edits };
    return {
      ...state,
      review,
      ...(review.note !== state.review.note && { noteProblem: undefined }),
    };
  };
}

export function noteRefused(noteProblem: string | undefined): Transition {
  return (state) => ({ ...state, noteProblem });
}

/** Shows another draft; the one before it is kept. */
export function draftArrived(draft: ReviewDraft): Transition {
  return (state) => edited(withDraft(state.review, draft))(state);
}
