/** Why a draft may not leave the server. Reasons are counted; the text is never kept. */
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
  /** Found by the similarity memory, not by `checkDraft`. Counts of before are named `too-alike`. */
  'too-similar',
] as const;

export type Rejection = (typeof rejections)[number];

/** Who wrote a text. Ours are hand-written phrases; a model's may be anything. */
export type Writer = 'builtin' | 'model';
