import { hasForbiddenCharacters } from './text.ts';

// Apart from `text.ts`, which the visitor's page carries and whose bytes are counted.

/** What is said of a line that holds what its reader would not see. */
export const unshowable =
  "This has characters that can't be displayed. Please delete it and type it again";

/**
 * What somebody typed or pasted, as it is meant: one blank for the line breaks, tabs and blanks that came
 * with it, and nothing of what `trimUnseen` drops.
 */
export function oneLine(text: string): string {
  return trimEnds(withoutMarks(text).replace(/[\p{Cc}\p{Z}]+/gu, ' '));
}

/**
 * The text without what nobody sees and nobody means: blanks and zero-width spaces at its ends, and the
 * direction marks that keyboards and word processors put around Hebrew and Arabic.
 */
export function trimUnseen(text: string): string {
  return trimEnds(withoutMarks(text));
}

/**
 * As `hasForbiddenCharacters`, but one joiner or non-joiner (Persian's half-space) may stand between two
 * letters whose script spells with it.
 */
export function hasUnshowableCharacters(text: string): boolean {
  return hasForbiddenCharacters(withoutJoiners(text));
}

/** The text without the joiners that belong to its spelling; all others stay. */
export function withoutJoiners(text: string): string {
  return text.replace(spelledJoiners, '$1');
}

function withoutMarks(text: string): string {
  return text.replace(/[\u061C\u200E\u200F]/g, '');
}

function trimEnds(text: string): string {
  return text.replace(unseenEnds, '');
}

// `\s` has U+FEFF.
const unseenEnds = /^[\s\u200B]+|[\s\u200B]+$/g;

/**
 * Letters and marks of the cursive and the Brahmic scripts that spell with joiners (The Unicode Standard,
 * 23.2). The vowel marks of Arabic count as no script's own, so they are named.
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

// What follows is looked at only, and so can be followed by a joiner itself.
const spelledJoiners = new RegExp(`(${joinable})[\u200C\u200D](?=${joinable})`, 'gu');
