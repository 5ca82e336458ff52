import type { Brief } from '../input/brief.ts';
import { literal } from './phrase-patterns.ts';

/** Private-use characters that replace what the visitor or the business typed. */
export const marks = { business: '\uE000', thanked: '\uE001', note: '\uE002' } as const;

/** The mark of the custom sentiment with this index. */
export function customMark(index: number): string {
  return String.fromCharCode(firstCustomMark + index);
}

/** The index of the custom sentiment that a mark replaces. */
export function customIndex(mark: string): number {
  return mark.charCodeAt(0) - firstCustomMark;
}

const firstCustomMark = 0xe010;

export const anyMark = /[\uE000-\uE0FF]/g;
export const anyCustomMark = /[\uE010-\uE0FF]/;

/** A draft, and the same text with everything that was given verbatim replaced by marks. */
export interface MaskedDraft {
  text: string;
  masked: string;
  brief: Brief;
}

/**
 * Masks the names, the note and the custom sentiments: they may contain anything and never count
 * against a draft.
 */
export function maskDraft(text: string, brief: Brief): MaskedDraft {
  const given = givenPhrases(brief);
  if (given.length === 0) return { text, masked: text, brief };
  const any = new RegExp(given.map(({ source }) => `(${source})`).join('|'), 'gu');
  const masked = text.replace(any, (...groups: (string | number | undefined)[]) => {
    const found = groups.slice(1, given.length + 1).findIndex((group) => group !== undefined);
    return given[found]?.mark ?? '';
  });
  return { text, masked, brief };
}

interface Given {
  phrase: string;
  source: string;
  mark: string;
}

/** Longest first, so that a name inside another phrase isn't masked on its own. */
function givenPhrases({ names, note, custom }: Brief): Given[] {
  const exact = (phrase: string | undefined, mark: string) =>
    phrase === undefined ? [] : [{ phrase, mark, source: whole(anyQuotes(phrase)) }];
  return [
    ...exact(names.business, marks.business),
    ...exact(names.thanked, marks.thanked),
    ...(note === undefined ? [] : [{ phrase: note, mark: `${marks.note}.`, source: asNote(note) }]),
    ...custom.map(({ words }, index) => ({
      phrase: words,
      mark: customMark(index),
      source: whole(`(?i:${anyQuotes(words)})`),
    })),
  ].toSorted((one, other) => other.phrase.length - one.phrase.length);
}

/** The note as a separate sentence; only its final punctuation may differ. */
function asNote(note: string): string {
  const words = note.replace(/[.!?…]+$/, '');
  return `(?<=^|[.!?)…\uE002] ?)${anyQuotes(words)}[.!?…]*(?=$| )`;
}

function whole(source: string): string {
  const before = String.raw`(?<![\p{L}\p{M}\p{N}]|\p{L}['’])`;
  const after = String.raw`(?![\p{L}\p{M}\p{N}]|['’](?!s\b)\p{L})`;
  return `${before}${source}${after}`;
}

/** Matches a phrase with straight or curly quotation marks and apostrophes. */
function anyQuotes(phrase: string): string {
  return literal(phrase).replace(/['’‘]/g, "['’‘]").replace(/["“”]/g, '["“”]');
}
