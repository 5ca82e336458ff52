import { givenWords, includesPhrase, type Grounds } from './grounds.ts';
import type { Refusal } from './guard.ts';
import type { Names } from './draft-input.ts';
import { neutralVocabulary } from './neutral-vocabulary.ts';
import type { Sentiment } from './wording.ts';
import { covers, wordsOf } from './words.ts';

/** What a draft leaves out of the input, and what it adds to it. */
export function groundingFaults(text: string, grounds: Grounds): Refusal[] {
  const { names, chosen, unnamed, rest } = grounds;
  const faults: [Refusal, boolean][] = [
    ['sentiment-missing', !reflectsAll(text, grounds)],
    ['name-missing', names.thanked !== undefined && !includesPhrase(text, names.thanked)],
    // What the visitor typed may hold the denial or what is denied.
    ['denial', [rest, unnamed, text].every((part) => deniesTooMuch(part, chosen))],
    ['invention', invention.test(rest)],
    ['ungrounded-word', addsWords(grounds)],
  ];
  return faults.flatMap(([refusal, present]) => (present ? refusal : []));
}

function reflectsAll(text: string, { chosen, own, names, unnamed }: Grounds): boolean {
  const said = new Set(wordsOf(text));
  const reflects = (marker: RegExp) => marker.test(unnamed) || isMoreThanAName(marker, text, names);
  return (
    chosen.every(({ reflectedBy }) => reflectedBy.every(reflects)) &&
    own.every((words) => tellingWords(words).every((word) => covers(said, word)))
  );
}

/** A name may be a word of the draft ("Grace", "I"); then the marker counts beside it. */
function isMoreThanAName(marker: RegExp, text: string, { business, thanked }: Names): boolean {
  const words = [business, thanked].filter((name) => name !== undefined && !name.includes(' '));
  const inNames = words.filter((name) => marker.test(name ?? '')).length;
  return words.length > 0 && (text.match(new RegExp(marker, 'gi')) ?? []).length > inNames;
}

/** The words that make the visitor's own words theirs; all of them where all are neutral. */
function tellingWords(own: string): string[] {
  const words = wordsOf(own);
  const telling = words.filter((word) => !covers(neutralVocabulary, word));
  return telling.length > 0 ? telling : words;
}

export const negation =
  /\b(?:not|no|never|nobody|nothing|none|without|neither|nor|hardly|barely|cannot)\b|n't\b/i;

/** A part of a sentence may deny only what a chosen feeling denies: "no rush". */
function deniesTooMuch(rest: string, chosen: readonly Sentiment[]): boolean {
  const parts = rest.replace(/\bno matter\b/gi, ' ').split(/[.,;:!?]| and | but /);
  const denied = chosen.flatMap(({ denies }) => denies ?? []);
  return parts.some((part) => negation.test(part) && !denied.some((allowed) => allowed.test(part)));
}

/** Neutral words that together say what nobody said: a plan to return, advice, a first visit, a wish. */
const invention =
  /\b(?:be|come|go|going|went) (?:back|again)\b|\b(?:will|would|'ll|'d) (?:return|see them|visit)\b|\b(?:first|second|next|last|every) (?:visit|time)\b|\byou (?:should|must|will want)\b|\b(?:tell|told|ask|want) (?:everyone|everybody|anyone|anybody|people|others|you) to\b|\b(?:could|should|would) have\b|\bthan (?:any|other|most|all)\b/i;

function addsWords(grounds: Grounds): boolean {
  const given = givenWords(grounds);
  const vocabularies = [neutralVocabulary, negations, given, ...grounds.chosen.map(licensedBy)];
  const known = (word: string) => vocabularies.some((vocabulary) => covers(vocabulary, word));
  return !wordsOf(grounds.rest).every(known) || namesSomebody(grounds.rest, given);
}

// What may be denied is judged apart.
const negations: ReadonlySet<string> = new Set(
  'not no never nobody nothing none without'.split(' '),
);

const licensed = new Map<Sentiment, ReadonlySet<string>>();

function licensedBy(sentiment: Sentiment): ReadonlySet<string> {
  const known = licensed.get(sentiment);
  if (known) return known;
  const words = new Set(sentiment.licensed.split(' '));
  licensed.set(sentiment, words);
  return words;
}

/** A capital inside a sentence is a name: "Grace" is one even where "grace" is a word. */
function namesSomebody(rest: string, given: ReadonlySet<string>): boolean {
  const capitals = rest.match(/(?<=[\p{L}\p{M}\p{N},] )\p{Lu}[\p{L}\p{M}']*/gu) ?? [];
  return capitals.some((word) => !/^I(?:'|$)/.test(word) && !given.has(word.toLowerCase()));
}
