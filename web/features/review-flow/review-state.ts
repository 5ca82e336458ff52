import type { ReviewDraft } from './draft.ts';
import { noDrafts, withDraft, type Drafts } from './drafts.ts';

/** What a person chose and wrote for a review, and the drafts made from it. */
export interface Review extends Drafts {
  chosen: readonly string[];
  name: string;
  note: string;
}

export interface ReviewState {
  review: Review;
  /** False until the page is live and has what was saved. */
  isHydrated: boolean;
  /** Why the server refused the note as it is now. */
  noteProblem?: string | undefined;
}

const emptyReview: Review = { chosen: [], name: '', note: '', ...noDrafts };

export const unhydratedReview: ReviewState = {
  review: emptyReview,
  isHydrated: false,
};

/** What leads from one state to the next; pure. */
type Transition = (state: ReviewState) => ReviewState;

/** The live page with what was saved, or with nothing. Earlier versions saved fewer fields. */
export function restored(saved: Partial<Review>): ReviewState {
  return { review: { ...emptyReview, ...saved }, isHydrated: true };
}

/** A note that changes is no longer the one that was refused. */
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
