import { emoji, hasForbiddenCharacters, withoutUnseen } from './text.ts';

// Separate from `text.ts`, which the visitor's page loads and whose bytes are counted.

/** The message for a line with characters that its reader would not see. */
export const unshowable =
  "This has characters that can't be displayed. Please delete it and type it again";

/**
 * Typed or pasted text as a single line: line breaks, tabs and blanks are collapsed into one blank, and
 * invisible characters that come along with copied text are removed.
 */
export function oneLine(text: string): string {
  return withoutStray(text)
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim();
}

/**
 * Removes what is invisible and unintended, and turns no-break spaces into plain ones. Line breaks inside
 * stay.
 */
export function trimUnseen(text: string): string {
  return withoutStray(text)
    .replace(/[\u00A0\u202F]/g, ' ')
    .trim();
}

/**
 * Like `hasForbiddenCharacters`, but allows a single joiner or non-joiner (as in Persian) between two
 * letters whose script is spelled with it.
 */
export function hasUnshowableCharacters(text: string): boolean {
  return hasForbiddenCharacters(withoutJoiners(text));
}

/** Removes the joiners that belong to a text's spelling; all others stay. */
export function withoutJoiners(text: string): string {
  return text.replace(spelledJoiners, '$1');
}

/**
 * Also removes what is rarer (the visitor's page has no room for it), and joiners and variation selectors
 * that belong to no emoji and no spelling.
 */
function withoutStray(text: string): string {
  return withoutUnseen(text).replace(joinersAndEmoji, '$1');
}

/**
 * Letters and marks of the cursive and the Brahmic scripts that are spelled with joiners (The Unicode
 * Standard, 23.2). Arabic vowel marks belong to no single script, so they are listed.
 */
const joinable = String.raw`(?![^\p{L}\p{M}])[\u064B-\u0655\u0670${[
  'Arabic',
  'Syriac',
  'Nko',
  'Adlam',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Khmer',
  'Myanmar',
]
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('')}]`;

// A lookahead, so that the following letter can itself be followed by a joiner.
const spelledJoiners = new RegExp(`(${joinable})[\u200C\u200D](?=${joinable})`, 'gu');

// A letter is captured with the joiner that belongs to it, an emoji with its own.
const joinersAndEmoji = new RegExp(
  `(${emoji.source}|${joinable}[\u200C\u200D](?=${joinable}))|[\u061C\u202A-\u202C\u200C\u200D\uFE00-\uFE0F]`,
  'gu',
);
