import { graphemeCount, hasForbiddenCharacters } from '../../../../contract/text.ts';
import { containsContact } from '../input/own-words.ts';
import type { Rejection } from './rejection.ts';
import { anyMark, marks, type MaskedDraft } from './mask.ts';

/** Characters as people see them. Facebook asks for 25; 700 is the most that a phone shows at once. */
const draftLength = { shortest: 25, longest: 700 } as const;

/** Faults of the outer form, and what was given and is not there. */
export function formFaults({ text, masked, brief }: MaskedDraft): Rejection[] {
  const length = graphemeCount(text);
  const rest = masked.replace(anyMark, 'x');
  const faults: [Rejection, boolean][] = [
    ['too-short', length < draftLength.shortest],
    ['too-long', length > draftLength.longest],
    ['hidden-characters', hasForbiddenCharacters(rest.replace(/\n/g, ' '))],
    ['markup', /[*_#`~<>|\\^=]|^\s*[-•]|\n/.test(rest)],
    ['emoji', /\p{ExtPict}|\p{Regional_Indicator}|\u20E3/u.test(rest)],
    ['link', /:\/\/|\bwww\./i.test(rest)],
    ['contact', containsContact(rest)],
    ['quotes', quotes.test(rest)],
    ['placeholder', /[[\]{}]/.test(rest)],
    ['preamble', preamble.test(rest.trimStart())],
    ['name-missing', brief.names.thanked !== undefined && !masked.includes(marks.thanked)],
    ['note-missing', brief.note !== undefined && !masked.includes(marks.note)],
  ];
  return faults.flatMap(([rejection, present]) => (present ? rejection : []));
}

/** Apostrophes stand inside words, or after the s or the name of an owner. */
const quotes = /["“”„«»]|(?<![\p{L}\p{N}])['‘’]|(?<![sx])['‘’](?!\p{L})|['‘’](?![\p{L} ])/u;

const preamble =
  /^(?:sure|certainly|of course|okay|ok)\b|^here(?:'s| is) (?:a|an|the|your)\b|^(?:draft|review)\b|\bas an ai\b|\blanguage model\b|\bi(?:'m| am) sorry\b|\bi (?:cannot|can't) (?:help|write|assist|do)\b/i;
