import { searchText } from './search-text.ts';
import { isSlug } from './slug.ts';

/** The query parameter of a tagged link. */
export const tagParameter = 'at';

/** Ours: room for a door, a desk, every room, a newsletter and a few more. */
export const maxTags = 20;

/** Ours: short enough for a dense QR code and a narrow table. */
export const tagLength = 20;

/** Of a tag's name, which only its owner sees. Ours: fits on a phone. */
export const tagNameLength = 40;

export const tagNameMessages = {
  missing: 'Please name the place, such as Front desk',
  noWord: 'Please use at least one letter or number, such as Room 2',
  tooLong: `Please use ${tagNameLength} characters or fewer`,
} as const;

/** Whether a name says anything, in any language: its letters and digits become the tag. */
export function hasWord(name: string): boolean {
  return /[\p{L}\p{N}]/u.test(name);
}

/** Whether two names name the same place: `Front desk` and `front desk!`. */
export function isSamePlace(name: string, other: string): boolean {
  return wordsOf(name) === wordsOf(other);
}

function wordsOf(name: string): string | undefined {
  return searchText(name)
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ');
}

/** The tagged link of a review page. @param url of the page, in full */
export function withTag(url: string, tag: string): string {
  return `${url}?${tagParameter}=${tag}`;
}

/** Whether a text is a well-formed tag, such as `front-desk`. */
export function isTag(text: string): boolean {
  return text.length <= tagLength && isSlug(text);
}
