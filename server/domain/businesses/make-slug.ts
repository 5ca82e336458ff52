import { randomBytes } from 'node:crypto';
import { slugLength } from '../../../contract/constraints.ts';

/** Leaves room for the number of a business with a common name. */
const slugBaseLength = slugLength - '-99999999'.length;

/** Letters that Unicode does not decompose into an ASCII letter and a mark. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '&': ' and ',
};

const peculiar = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu');
const apostrophes = /['’‘‛ʼʻ`´＇]/gu;
const signs = /[™℠®©]/gu;

/**
 * Turns a business's name into a slug: ASCII words in lowercase, joined by hyphens, to match `slugPattern`.
 * It may be taken or reserved; `choose-slug.ts` handles that. A name without any ASCII letter or digit gets
 * a random slug.
 */
export function makeSlug(name: string): string {
  return slugOfText(name) ?? `business-${randomBytes(4).toString('hex')}`;
}

/** Whether a slug may be one of these, with a number if it was taken. */
export function mayBeRandom(slug: string): boolean {
  return /^business-[\da-f]{8}(?:-\d+)?$/.test(slug);
}

/** The slug of a text; null if it has no letter or digit that could be one of ASCII. */
export function slugOfText(text: string): string | null {
  const words = text
    .replace(apostrophes, '')
    .replace(signs, ' ')
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(peculiar, (letter) => plainLetters[letter] ?? '')
    .match(/[a-z0-9]+/g);
  return words && shortenSlug(words.join('-'), slugBaseLength);
}

/** Words that a name doesn't end with. */
const linking = /(?:-(?:a|an|and|at|by|for|from|in|of|on|or|the|to|with))+$/;

/**
 * Cuts at the end of a word, unless that would leave less than half.
 * @param length characters, at most
 */
export function shortenSlug(slug: string, length: number): string {
  if (slug.length <= length) return slug;
  const end = slug.lastIndexOf('-', length);
  if (end < length / 2) return slug.slice(0, length);
  return slug.slice(0, end).replace(linking, '');
}
