import { constraints } from './constraints.ts';
import { graphemeCount, hasForbiddenCharacters } from './text.ts';

/**
 * Whether the thank-someone field accepts a text: letters and marks of any script, spaces, both apostrophes
 * and hyphens, at most 40 characters as people see them. Empty is fine: thanking is optional. Names are
 * never checked against a list of words.
 */
export function isThankableName(text: string): boolean {
  return (
    nameCharacters.test(text) &&
    !hasForbiddenCharacters(text) &&
    text.length <= codeUnitLimit &&
    graphemeCount(text) <= constraints.thankedNameLength
  );
}

/**
 * A thanked name as checked and sent: without the period after a title, in any case, at the start of a word
 * ("Dr. Patel" is "Dr Patel", and so is "Dr.Patel"). Every other period stays.
 */
export function withoutTitlePeriods(name: string): string {
  return name.replace(
    titlePeriod,
    (_, before: string, title: string, next: string) => `${before}${title}${next && ' '}`,
  );
}

const nameCharacters = /^[\p{L}\p{M} '’-]*$/u;

// A visible character may be a letter under any number of marks; no script needs more than this.
const codeUnitLimit = constraints.thankedNameLength * 4;

// Without a lookbehind, which Safari before 16.4 does not support.
const titlePeriod = /(^|\s)(Dr|Mr|Mrs|Ms|Mx|Prof)\.(?=(\S?))/gi;
