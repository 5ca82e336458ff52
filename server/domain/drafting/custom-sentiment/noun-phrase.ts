import { adjectives } from './lexicon/adjectives.ts';
import { isKnownWord, isNoun, isVerbForm } from './lexicon/known-words.ts';
import {
  adverbs,
  determiners,
  prepositions,
  pronouns,
  relatives,
} from './lexicon/function-words.ts';
import { massNouns, pluralNouns, singularInS } from './lexicon/nouns.ts';
import { lengthOfEntry, textOf, type TokenizedText } from './tokenized-text.ts';
import { readAdjectives, type AdjectiveRun } from './read-adjectives.ts';
import { auxiliaries } from './lexicon/verbs.ts';

/** A parsed noun phrase: "my | very friendly | dental hygienist | at the front desk" */
export interface NounPhrase {
  /** Lower-case; '' if there is none. */
  determiner: string;
  adjectives: AdjectiveRun | undefined;
  /** The adjectives with their degree words, as written. */
  quality: string;
  /** The nouns, as written. */
  nouns: string;
  /** The last known noun or compound; otherwise the last word. */
  head: string;
  isPlural: boolean;
  /** True if the nouns need "a": "waiting room", "pedi and foot massage". */
  takesArticle: boolean;
  /** What follows the nouns: "at the front desk"; '' if nothing does. */
  tail: string;
}

/** Parses a noun phrase; undefined if the text isn't one. */
export function readNounPhrase(text: TokenizedText): NounPhrase | undefined {
  const { words } = text;
  const determiner = determiners.has(words[0] ?? '') ? (words[0] ?? '') : '';
  const start =
    determiner === ''
      ? 0
      : /^(?:all|both)$/.test(determiner) && determiners.has(words[1] ?? '')
        ? 2
        : 1;
  if (words.some((word) => /^(?:but|yet|no|not|except|now)$/.test(word))) return undefined;
  const run = readQuality(words, start);
  const tailAt = words.findIndex(
    (word, at) => at > start && at >= start + (run?.length ?? 0) && endsNouns(word, words[at + 1]),
  );
  const isCompound = isNoun(words.slice(start + (run?.length ?? 0)).join(' '));
  const end = tailAt < 0 || isCompound ? words.length : tailAt;
  const nounsAt = start + (run?.length ?? 0);
  const nouns = words.slice(nounsAt, end);
  const head = headOf(nouns);
  if (head === undefined || !areNouns(nouns, head)) return undefined;
  if (run === undefined && determiner === '' && !isNoun(head)) return undefined;
  if (text.original.slice(0, end).some((word) => word.endsWith(',')) && run === undefined)
    return undefined;
  return {
    determiner,
    adjectives: run,
    quality: textOf(text, start, nounsAt),
    nouns: textOf(text, nounsAt, end),
    head,
    isPlural: nouns.includes('and') || isPluralNoun(nouns.at(-1)),
    takesArticle: determiner === '' && needsArticle(nouns, head),
    tail: textOf(text, end),
  };
}

/** The adjectives before the nouns; undefined if no noun follows. */
function readQuality(words: readonly string[], start: number): AdjectiveRun | undefined {
  const run = readAdjectives(words, start);
  return run !== undefined && start + run.length < words.length ? run : undefined;
}

function endsNouns(word: string, next = ''): boolean {
  if (word === 'and' || (word === 'on' && next === 'one')) return false;
  return (
    prepositions.has(word) ||
    relatives.has(word) ||
    pronouns.has(word) ||
    (/^(?:in|ever|here|there|around|hands)$/.test(word) && (word !== 'hands' || next === 'down'))
  );
}

function headOf(nouns: readonly string[]): string | undefined {
  for (let at = 0; at < nouns.length; at += 1) {
    const length = lengthOfEntry(nouns, at, isNoun);
    if (length > 0 && at + length === nouns.length) return nouns.slice(at).join(' ');
  }
  return nouns.at(-1);
}

/** The words of a known compound aren't checked one by one: "check engine light". */
function areNouns(nouns: readonly string[], head: string): boolean {
  const known = isNoun(head) ? head.split(' ').length : 0;
  return nouns.slice(0, nouns.length - known).every((word, at) => mayBeNoun(word, at, nouns));
}

function mayBeNoun(word: string, at: number, nouns: readonly string[]): boolean {
  if (word === 'and') return at > 0 && at < nouns.length - 1;
  if (determiners.has(word)) return false;
  if (isNoun(word) || isNoun(`${nouns[at - 1]} ${word}`) || isNoun(`${word} ${nouns[at + 1]}`))
    return true;
  if (auxiliaries.has(word) || /n't$|ly$/.test(word) || adverbs.has(word)) return false;
  const isLast = at === nouns.length - 1;
  if (isLast) return !isKnownWord(word) || /[^s]s$/.test(word);
  return adjectives.has(word) || word.endsWith('ing') || !isVerbForm(word) || word.endsWith('ed');
}

/** Decided by the last word: "test results" are plural, "good news" is not. */
export function isPluralNoun(nouns = ''): boolean {
  const last = nouns.toLowerCase().split(' ').at(-1) ?? '';
  if (pluralNouns.has(last)) return true;
  return /[^siu]s$/.test(last) && !singularInS.has(last) && !last.endsWith('ness');
}

/** The verb of a statement about the nouns. */
export function be(nouns: string): '{was}' | '{were}' {
  return isPluralNoun(nouns) ? '{were}' : '{was}';
}

/** Decided by the nouns before "and": "pedi and foot massage". */
function needsArticle(nouns: readonly string[], head: string): boolean {
  const at = nouns.indexOf('and');
  const first = at < 0 ? nouns : nouns.slice(0, at);
  if (first[0]?.endsWith("'s") || massNouns.has(head) || massNouns.has(first.at(-1) ?? ''))
    return false;
  return !isPluralNoun(first.at(-1));
}

/** "a " or "an ", by the sound of the next word. */
export function articleFor(text: string): string {
  // Initialisms: "an HPV vaccine".
  const isSpelled =
    /^[AEFHILMNORSX](?:[A-Z0-9]{1,3}\b|-)/.test(text) && !/^(?:NICU|HIPAA)/.test(text);
  const isVowel =
    /^(?:[aeio]|u(?!s|ni|t)|hon|hour|heir|8|11|18)/i.test(text) &&
    !/^(?:one|eu|[UI][A-Z])/.test(text);
  return isSpelled || isVowel || /^I[A-Z]/.test(text) ? 'an ' : 'a ';
}
