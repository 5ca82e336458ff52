import { graphemeCount, hasForbiddenCharacters } from '../../../../contract/text.ts';
import { containsContact } from '../input/own-words.ts';
import type { Rejection } from './rejection.ts';
import { anyMark, marks, type MaskedDraft } from './mask.ts';

/** In graphemes. Facebook requires 25; 700 is about what a phone screen shows at once. */
const draftLength = { shortest: 25, longest: 700 } as const;

/** Formal errors, and a missing name or note. */
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

/** Quotation marks. An apostrophe is one only if it is neither inside a word nor a possessive. */
const quotes = /["“”„«»]|(?<![\p{L}\p{N}])['‘’]|(?<![sx])['‘’](?!\p{L})|['‘’](?![\p{L} ])/u;

const preamble =
  /^(?:sure|certainly|of course|okay|ok)\b|^here(?:'s| is) (?:a|an|the|your)\b|^(?:draft|review)\b|\bas an ai\b|\blanguage model\b|\bi(?:'m| am) sorry\b|\bi (?:cannot|can't) (?:help|write|assist|do)\b/i;
