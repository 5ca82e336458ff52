import type { ReviewDraft } from './draft.ts';

/** Says who wrote the text, and that it can be changed. */
export function draftLabel({ source, isEdited }: ReviewDraft): string {
  if (source === 'visitor') return 'Your own words';
  const kind = source === 'model' ? 'AI draft' : 'Draft';
  return isEdited ? `${kind}, edited by you` : `${kind} — edit it so it says what you mean`;
}
