/**
 * The length of a text as people see it: grapheme clusters, so that `é` and `👍🏽` count as one however they
 * are encoded. Browsers without `Intl.Segmenter` fall back to code points.
 */
export function graphemeCount(text: string): number {
  if (printableAscii.test(text)) return text.length;
  const units = segmenter ? segmenter.segment(text) : text;
  let count = 0;
  for (const _ of units) count += 1;
  return count;
}

/** A canonical form: NFKC, trimmed, each run of white space (including line breaks) as one space. */
export function normalizeText(text: string): string {
  return text.normalize('NFKC').replace(whiteSpace, ' ').trim();
}

/**
 * True for characters that a reader cannot see or that change the order of others: control, bidirectional,
 * zero-width, tag, filler and private-use characters; and for stacked marks that cover the lines around
 * them. Line breaks are control characters, so collapse them first (`normalizeText`) where they are
 * allowed. Joiners inside an emoji are fine.
 */
export function hasForbiddenCharacters(text: string): boolean {
  return hidden.test(text.replace(emoji, ' '));
}

const printableAscii = /^[ -~]*$/;

const segmenter =
  'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : undefined;

// `\s` would treat U+FEFF as a space and so hide a zero-width character from `hasForbiddenCharacters`.
const whiteSpace = /[\t-\r\u0085\p{Z}]+/gu;

// Keycaps, and emoji with skin tones, selectors and joiners.
const emoji =
  /[\d#*]\uFE0F\u20E3|\p{ExtPict}[\p{EMod}\uFE0E\uFE0F]*(?:\u200D\p{ExtPict}[\p{EMod}\uFE0F]*)*/gu;

// Control, format (bidirectional, zero-width, tags), surrogate and private-use characters; default
// ignorable ones (Hangul fillers, variation selectors …); line separators; the Braille blank. No script
// stacks nine marks on a letter.
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{DI}\p{Zl}\p{Zp}\u2800]|\p{M}{9}/u;
