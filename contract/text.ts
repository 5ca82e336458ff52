/**
 * The length of a text as people see it: grapheme clusters, so that `é` and `👍🏽` count as one
 * however they are encoded. Browsers without `Intl.Segmenter` fall back to code points.
 */
export function graphemeCount(text: string): number {
  if (printableAscii.test(text)) return text.length;
  const units = segmenter ? segmenter.segment(text) : text;
  let count = 0;
  for (const _ of units) count += 1;
  return count;
}

/** One spelling for one text: NFKC, trimmed, each run of white space (line breaks too) one space. */
export function normaliseText(text: string): string {
  return text.normalize('NFKC').replace(whiteSpace, ' ').trim();
}

/**
 * True for characters that a reader cannot see or that change the order of others: control,
 * bidirectional, zero-width, tag, filler and private ones; and for marks that pile up over the lines
 * around them. Line breaks are control characters, so fold them first (`normaliseText`) where they are
 * welcome. Joiners inside an emoji are fine.
 */
export function hasForbiddenCharacters(text: string): boolean {
  return hidden.test(text.replace(emoji, ' '));
}

const printableAscii = /^[ -~]*$/;

const segmenter =
  'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : undefined;

// `\s` would take U+FEFF for a space and so hide a zero-width character from `hasForbiddenCharacters`.
const whiteSpace = /[\t-\r\u0085\p{Z}]+/gu;

// Keycaps, and pictures with skin tones, selectors and joiners.
const emoji =
  /[\d#*]\uFE0F\u20E3|\p{ExtPict}[\p{EMod}\uFE0E\uFE0F]*(?:\u200D\p{ExtPict}[\p{EMod}\uFE0F]*)*/gu;

// Control, format (bidirectional, zero-width, tags), surrogate, private; what Unicode says to leave
// out when drawing (Hangul fillers, variation selectors …); line separators; the blank of Braille.
// No script piles up nine marks on a letter.
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{DI}\p{Zl}\p{Zp}\u2800]|\p{M}{9}/u;
