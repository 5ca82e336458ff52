import type { ReviewDraft } from './draft.ts';
import { isBlank, nonEmptyDrafts, type Drafts } from './drafts.ts';

export function edited(draft: ReviewDraft, text: string): ReviewDraft {
  return { ...draft, text, isEdited: true };
}

/** An empty draft for the visitor's own text. */
export function emptied(draft: ReviewDraft): ReviewDraft {
  return { ...draft, text: '', source: 'visitor', isEdited: false };
}

/**
 * What to show instead of an empty draft: the drafts before the edit, else the draft before it.
 * Undefined if there is neither.
 */
export function toNonEmpty(drafts: Drafts, before: Drafts | undefined): Drafts | undefined {
  if (before?.draft && !isBlank(before.draft)) return before;
  return drafts.earlier.length > 0 ? toPrevious(drafts) : undefined;
}

/** One draft back; unchanged if there is none before. */
export function toPrevious(drafts: Drafts): Drafts {
  const { earlier, draft, later } = drafts;
  const shown = earlier.at(-1);
  if (!shown) return drafts;
  return {
    earlier: earlier.slice(0, -1),
    draft: shown,
    later: [...nonEmptyDrafts(draft), ...later],
  };
}

/** One draft forward; unchanged if there is none after. */
export function toNext(drafts: Drafts): Drafts {
  const { earlier, draft, later } = drafts;
  const [shown, ...rest] = later;
  if (!shown) return drafts;
  return { earlier: [...earlier, ...nonEmptyDrafts(draft)], draft: shown, later: rest };
}
