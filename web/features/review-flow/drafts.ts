import type { ReviewDraft } from './draft.ts';

/** The shown draft, and those that Previous and Next lead to, in order. */
export interface Drafts {
  earlier: readonly ReviewDraft[];
  draft: ReviewDraft | null;
  later: readonly ReviewDraft[];
}

export const noDrafts: Drafts = { earlier: [], draft: null, later: [] };

/** Shows another draft. Previous leads back to the one shown before, as the visitor left it. */
export function withDraft({ earlier, draft, later }: Drafts, shown: ReviewDraft): Drafts {
  return { earlier: [...earlier, ...nonEmptyDrafts(draft)], draft: shown, later };
}

/** Whether there is nothing to read, save or copy. */
export const isBlank = ({ text }: ReviewDraft) => text.trim() === '';

/** Empty drafts are not kept. */
export function nonEmptyDrafts(draft: ReviewDraft | null): ReviewDraft[] {
  return draft && !isBlank(draft) ? [draft] : [];
}
