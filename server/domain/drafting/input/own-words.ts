import { normalizeText } from '../../../../contract/text.ts';
import { restoreCapitals } from './capitals.ts';
import type { Names } from './draft-input.ts';
import { fixSpelling } from './spelling.ts';
import { readSymbols } from './symbols.ts';

/**
 * Cleans the visitor's own words for use inside a sentence: lower case except "I" and names, symbols
 * turned into words, obvious typos fixed; no links, contact data, quotation marks, brackets, emoji or
 * final punctuation. Empty if nothing is left.
 */
export function cleanOwnWords(text: string, names: Names): string {
  const plain = readSymbols(normalizeText(text).replace(/[’‘ʼ`´]/g, "'"))
    .replace(/\s*\.{2,}\s*|\s+\.(?!\d)\s*/g, ' , ')
    .replace(/\S+/g, withoutContact)
    .replace(/(?<!\d):|:(?!\d)|[!?;()]+/g, ' , ')
    .replace(/(?<!\d)[$€£](?!\d)|[^\p{L}\p{M}\p{N} '&,:./+%$€£-]|\p{DI}/gu, ' ')
    .replace(/(?<![\p{L}\p{N}])'|'(?!\p{L})/gu, '')
    .replace(longNumbers, ' ')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1');
  const spelled = fixSpelling(tidy(plain));
  return restoreCapitals(tidy(spelled), names);
}

/** Single spaces, and commas only between words. */
function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ \.(?!\d) ?/g, ' , ')
    .replace(/\S+/g, withoutContact)
    .replace(/(?<=^| )\++(?= |$)/g, '')
    .replace(/[\s.,]*,(?!(?<=\d,)\d)[\s,.]*/g, ', ')
    .replace(/^[^\p{L}\p{N}$€£]+|[^\p{L}\p{M}\p{N}%+]+$/gu, '')
    .replace(/\+{4,}$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** True for links, addresses, and anything long enough to be a phone number. */
export function containsContact(text: string): boolean {
  const plain = text.toLowerCase();
  return (
    plain.search(longNumbers) >= 0 ||
    spelledNumber.test(plain) ||
    spelledAddress.test(plain) ||
    plain.split(/\s+/).some(looksLikeContact)
  );
}

const spelledNumber =
  /\b(?:(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double)\b[ ,.-]*){6,}/;

/** "smiles dot com", "joe (at) example" */
const spelledAddress =
  /\p{L} ?[([]? ?dot ?[)\]]? ?(?:com|net|org|info|biz|io|co|us)\b|\[at\]|\(at\)/u;

function withoutContact(word: string): string {
  return looksLikeContact(word) ? '' : word;
}

function looksLikeContact(word: string): boolean {
  return /@\S|\S@|:\/\/|^https?\b|(?<![a-z])www(?![a-z])|\d{5}/iu.test(word) || domain.test(word);
}

const domain =
  /[\p{L}\p{N}]\.(?:com|net|org|info|biz|io|co|us|me|uk|ca|au|de|fr|ly|gg|edu|gov|shop|store|online|site|website|xyz|app|link|click|club|top|live|dental|clinic)(?![\p{L}\p{N}])/iu;

/** Five digits in a row, or seven with separators; "2019 - 20" isn't a phone number. */
const longNumbers = /\d{5,}|(?:\d[ ().+-]*){7,}/g;
