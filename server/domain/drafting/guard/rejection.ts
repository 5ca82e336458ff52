/** Why a draft is rejected. Reasons are counted; the text is never stored. */
export const rejections = [
  'too-short',
  'too-long',
  'hidden-characters',
  'markup',
  'emoji',
  'link',
  'contact',
  'quotes',
  'placeholder',
  'preamble',
  'sentiment-missing',
  'name-missing',
  'note-missing',
  'denial',
  'invention',
  'ungrounded-word',
  'grammar',
  /** Found by comparing drafts, not by `checkDraft`. Older counts are named `too-alike`. */
  'too-similar',
] as const;

export type Rejection = (typeof rejections)[number];

/** Who wrote a draft: the built-in writer, from handwritten phrases, or a model, which may write anything. */
export type Writer = 'builtin' | 'model';
