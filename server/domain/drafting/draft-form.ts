import { graphemeCount, hasForbiddenCharacters } from '../../../contract/text.ts';
import { holdsContact } from './own-words.ts';
import type { Grounds } from './grounds.ts';
import type { Refusal } from './guard.ts';

/** Characters as people see them. Facebook asks for 25; 700 is the most that a phone shows at once. */
const draftLength = { shortest: 25, longest: 700 } as const;

/** Faults of the outer form. Names may hold what the rest may not. */
export function formFaults(text: string, { unnamed, rest }: Grounds): Refusal[] {
  const length = graphemeCount(text);
  const faults: [Refusal, boolean][] = [
    ['too-short', length < draftLength.shortest],
    ['too-long', length > draftLength.longest],
    ['hidden-characters', hasForbiddenCharacters(unnamed.replace(/\n/g, ' '))],
    ['markup', /[*_#`~<>|\\^=]|^\s*[-•]|\n/.test(unnamed)],
    ['emoji', /\p{ExtPict}|\p{Regional_Indicator}|\u20E3/u.test(unnamed)],
    ['link', /:\/\/|\bwww\./i.test(unnamed)],
    ['contact', holdsContact(unnamed)],
    ['quotes', /["“”„«»]|(?<![\p{L}\p{N}])['‘’]|['‘’](?!\p{L})/u.test(unnamed)],
    ['placeholder', /[[\]{}]/.test(unnamed)],
    ['preamble', preamble.test(rest.trimStart())],
  ];
  return faults.flatMap(([refusal, present]) => (present ? refusal : []));
}

const preamble =
  /^(?:sure|certainly|of course|okay|ok)\b|^here(?:'s| is) (?:a|an|the|your)\b|^(?:draft|review)\b|\bas an ai\b|\blanguage model\b|\bi(?:'m| am) sorry\b|\bi (?:cannot|can't) (?:help|write|assist|do)\b/i;
