import type { Brief } from '../input/brief.ts';
import type { Names } from '../input/draft-input.ts';
import type { CustomSentiment } from '../custom-sentiment/custom-sentiment.ts';
import { regex } from '../regex.ts';
import type { Sentiment } from '../sentiments/sentiment.ts';
import { covers, wordsOf } from '../words.ts';
import type { Rejection } from './rejection.ts';
import { anyMark, anyCustomMark, type MaskedDraft } from './mask.ts';
import { neutralVocabulary } from './neutral-vocabulary.ts';
import { phraseTexts } from './phrase-texts.ts';

/** What a built-in draft leaves out of the brief, and what it adds to it. */
export function groundingFaults(draft: MaskedDraft): Rejection[] {
  const { text, masked, brief } = draft;
  const rest = masked.replace(anyMark, ' ');
  const faults: [Rejection, boolean][] = [
    ['sentiment-missing', !expressesAll(draft)],
    // The visitor's own words may contain the negation or what it negates.
    ['denial', [rest, text].every((part) => negatesTooMuch(part, brief))],
    ['invention', invents(rest, brief)],
    ['ungrounded-word', addsWords(rest, brief)],
  ];
  return faults.flatMap(([rejection, present]) => (present ? rejection : []));
}

function expressesAll({ text, masked, brief: { offered, custom, names } }: MaskedDraft): boolean {
  const said = new Set(wordsOf(text));
  const unnamed = masked.replace(anyMark, (mark) => (anyCustomMark.test(mark) ? mark : ' '));
  const isSaid = (marker: RegExp) =>
    marker.test(unnamed) || occursOutsideNames(marker, text, names);
  return (
    offered.every(({ reflectedBy }) => reflectedBy.every(isSaid)) &&
    custom.every((one) => expressesCustom(one, text, said))
  );
}

/** A name may match the marker ("Friendly Dental"), so the text must have more matches than the names. */
function occursOutsideNames(marker: RegExp, text: string, { business, thanked }: Names): boolean {
  const all = new RegExp(marker.source, marker.flags.includes('i') ? 'gi' : 'g');
  const count = (part: string | undefined) => (part?.match(all) ?? []).length;
  return count(text) > count(business) + count(thanked);
}

/** True if the text has all content words of the custom sentiment, or one of its phrases. */
function expressesCustom(
  { words, phrases }: CustomSentiment,
  text: string,
  said: Set<string>,
): boolean {
  const all = wordsOf(words);
  const contentWords = all.filter((word) => !covers(neutralVocabulary, word));
  const needed = contentWords.length > 0 ? contentWords : all;
  const plain = wordsOf(text).join(' ');
  return (
    needed.every((word) => covers(said, word)) ||
    phraseTexts(phrases).some((phrase) => plain.includes(wordsOf(phrase).join(' ')))
  );
}

const negation =
  /\b(?:not|no|never|nobody|nothing|none|without|neither|nor|hardly|barely|cannot)\b|n't\b/i;

/** Each part of a sentence may negate only what a chosen sentiment negates: "never felt rushed". */
function negatesTooMuch(rest: string, { offered, custom }: Brief): boolean {
  const parts = partsOf(rest.replace(stockPhrases, ' '));
  const denied = offered.flatMap(({ denies }) => denies ?? []);
  const phrases = [...offered, ...custom]
    .flatMap((sentiment) => phraseTexts(sentiment.phrases))
    .flatMap(partsOf)
    .filter(hasNegation);
  return parts.some(
    (part) =>
      hasNegation(part) &&
      !denied.some((allowed) => allowed.test(part)) &&
      !phrases.some((phrase) => part.toLowerCase().includes(phrase.trim().toLowerCase())),
  );
}

function partsOf(text: string): string[] {
  return text.split(/[.,;:!?]| and | but /);
}

function hasNegation(text: string): boolean {
  return negation.test(text);
}

/** Idioms with a negation that deny nothing. */
const stockPhrases = /\b(?:couldn['’]t|could not) be happier\b|\bcan['’]?t thank\b|\bnot only\b/gi;

/** Combinations of neutral words that add a claim: a plan to return, advice, a first visit, a wish. */
const invention = regex('gi')`
  \b(?:be|come|go|going|went) (?:back|again)\b|
  \b(?:will|would|'ll|'d) (?:return|see them|visit)\b|
  \b(?:first|second|next|last|every) (?:visit|time)\b|\byou (?:should|must|will want)\b|
  \b(?:tell|told|ask|want) (?:everyone|everybody|anyone|anybody|people|others|you) to\b|
  \b(?:could|should|would) have\b|\bthan (?:any|other|most|all)\b|\brecommend|
  \bbest\b(?! interest)|\balways\b|\bevery time\b|\byears\b|\bagain\b
`;

function invents(rest: string, brief: Brief): boolean {
  const given = givenWords(brief);
  const found = rest.match(invention) ?? [];
  return found.some((words) => !wordsOf(words).every((word) => given.has(word)));
}

/** Words for the visit as a whole, which was good, and for thanks. */
const evaluationWords: ReadonlySet<string> = new Set(
  'good great glad happy pleased well overall special shout really very so super extremely'.split(
    ' ',
  ),
);

/** What the writer calls an office that isn't one (`writer/place.ts`). */
const placeWords: ReadonlySet<string> = new Set('salon spa studio gym shop store'.split(' '));

function addsWords(rest: string, brief: Brief): boolean {
  const given = givenWords(brief);
  const vocabularies = [
    neutralVocabulary,
    evaluationWords,
    placeWords,
    given,
    ...[...brief.offered, ...brief.custom].map(({ phrases }) => phraseVocabulary(phrases)),
  ];
  const known = (word: string) => vocabularies.some((vocabulary) => covers(vocabulary, word));
  return !wordsOf(rest).every(known) || addsName(rest, brief);
}

/** All words that the visitor typed. */
function givenWords({ custom, names, note }: Brief): ReadonlySet<string> {
  return new Set(wordsOf([...custom.map(({ words }) => words), names.thanked, note].join(' ')));
}

/** Weak keys: offered sentiments live forever, custom ones only as long as their brief. */
const vocabularies = new WeakMap<Sentiment['phrases'], ReadonlySet<string>>();

function phraseVocabulary(phrases: Sentiment['phrases']): ReadonlySet<string> {
  const known = vocabularies.get(phrases);
  if (known) return known;
  const vocabulary = new Set(phraseTexts(phrases).flatMap(wordsOf));
  vocabularies.set(phrases, vocabulary);
  return vocabulary;
}

/** A capitalized word inside a sentence is a name: "Grace" is one although "grace" is a word. */
export function addsName(rest: string, brief: Brief): boolean {
  const typed = brief.custom.flatMap((one) => [one.words, ...phraseTexts(one.phrases)]);
  const given = givenWords(brief);
  const capitals = rest.match(/(?<=[\p{L}\p{M}\p{N},;:)] )\p{Lu}[\p{L}\p{M}']*/gu) ?? [];
  return capitals.some(
    (word) =>
      !/^I(?:'|$)/.test(word) &&
      !given.has(word.toLowerCase()) &&
      !typed.some((words) => words.includes(word)),
  );
}
