import { normaliseText } from '../../../contract/text.ts';
import type { Names } from './draft-input.ts';
import { capitalise } from './punctuation.ts';

/**
 * The visitor's own words as they may stand inside a sentence: lower-case but for "I" and names,
 * without links, contact data, quotes, brackets, emoji and closing punctuation. Empty where nothing
 * is left.
 */
export function cleanOwnWords(text: string, { thanked }: Pick<Names, 'thanked'>): string {
  const plain = normaliseText(text)
    .replace(/[’‘ʼ`´]/g, "'")
    .split(' ')
    .filter((word) => !looksLikeContact(word))
    .join(' ')
    .replace(/[!?;:]+/g, ',')
    .replace(/[^\p{L}\p{M}\p{N} '&,./+%-]|\p{DI}/gu, ' ')
    .replace(/(?<![\p{L}\p{N}])'|'(?!\p{L})/gu, '')
    .replace(longNumbers, ' ')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1');
  const words = plain
    .replace(/\s+/g, ' ')
    .replace(/(?: ?,)+/g, ',')
    .replace(/\.{2,}/g, ',')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}%]+$/gu, '');
  return restoreCapitals(words, thanked);
}

/** True for links, addresses, and numbers long enough to call. */
export function holdsContact(text: string): boolean {
  return text.search(longNumbers) >= 0 || text.split(/\s+/).some(looksLikeContact);
}

function looksLikeContact(word: string): boolean {
  return /@|:\/\/|^www\.|\.(?:com|net|org|info|biz|io|co|us|me)\b|\d{5}/i.test(word);
}

const longNumbers = /(?:\d[ ().+-]*){5,}/g;

/** The picker lowers every letter but the first (W-17); "I", titles and the thanked name get theirs back. */
function restoreCapitals(text: string, thanked = ''): string {
  const names = thanked.split(' ').filter((word) => /^\p{Lu}\p{Ll}{2,}$/u.test(word));
  const known = new Map(names.map((word) => [word.toLowerCase(), word]));
  return text
    .toLowerCase()
    .replace(/\p{L}[\p{L}\p{M}]*/gu, (word) => known.get(word) ?? word)
    .replace(/(?<![\p{L}\p{M}'-])i(?![\p{L}\p{M}-])/gu, 'I')
    .replace(/\b(?:dr|mr|mrs|ms)\b\.? \p{Ll}/gu, (title) =>
      title.split(' ').map(capitalise).join(' '),
    );
}
