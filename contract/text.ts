/**
 * The length of a text as people see it: grapheme clusters, so that `é` and `👍🏽` count as one however they
 * are encoded. Browsers without `Intl.Segmenter` fall back to code points.
 */
export function graphemeCount(text: string): number {
  if (printableAscii.test(text)) return text.length;
  let count = 0;
  for (const _ of graphemes(text)) count += 1;
  return count;
}

/**
 * A canonical form: NFKC, trimmed, each run of white space (including line breaks) as one space, without
 * what `withoutUnseen` removes.
 */
export function normalizeText(text: string): string {
  return withoutUnseen(text).normalize('NFKC').replace(whiteSpace, ' ').trim();
}

/**
 * Removes invisible characters that come along with copied text, and that no spelling needs: soft hyphens,
 * zero-width spaces, word joiners, byte order marks, and direction marks and isolates. What
 * would show the text reversed or hides other text stays, to be rejected.
 */
export function withoutUnseen(text: string): string {
  return text.replace(unseen, '');
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

const unseen = /[\xAD\u200B\u200E\u200F\u2060-\u2069\uFEFF]/g;

const printableAscii = /^[ -~]*$/;

// Splits into graphemes by default. Made when it is first needed: making one takes a slow phone 100 ms.
let segmenter: Intl.Segmenter | undefined;

function graphemes(text: string): Iterable<unknown> {
  if (!('Segmenter' in Intl)) return text;
  segmenter ??= new Intl.Segmenter('en');
  return segmenter.segment(text);
}

// U+FEFF, which `\s` includes, has been removed.
const whiteSpace = /[\s\x85]+/g;

// Keycaps, and emoji with skin tones, selectors and joiners.
export const emoji =
  /[\d#*]\uFE0F\u20E3|\p{ExtPict}[\p{EMod}\uFE0E\uFE0F]*(?:\u200D\p{ExtPict}[\p{EMod}\uFE0F]*)*/gu;

// Control, format (bidirectional, zero-width, tags), surrogate and private-use characters; default
// ignorable ones (Hangul fillers, variation selectors …); line separators; the Braille blank. No script
// stacks nine marks on a letter.
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{DI}\p{Zl}\p{Zp}\u2800]|\p{M}{9}/u;
