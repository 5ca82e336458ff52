import { adjectives, type Described } from './lexicon/adjectives.ts';
import { degrees, negations } from './lexicon/function-words.ts';
import { lengthOfEntry } from './tokenized-text.ts';

/** A run of adjectives with degree words: "gentle", "super kind and patient". */
export interface AdjectiveRun {
  /** In words. */
  length: number;
  /** The adjectives without degree words. */
  found: readonly string[];
  describes: ReadonlySet<Described>;
  hasDegree: boolean;
  isDenied: boolean;
}

/** Parses the adjectives that a text starts with. */
export function readAdjectives(words: readonly string[], start = 0): AdjectiveRun | undefined {
  const found: string[] = [];
  let hasDegree = false;
  let isDenied = false;
  let at = start;
  let end = start;
  while (at < words.length) {
    const counted = lengthOfDegree(words, at);
    const after = lengthOfAdjective(words, at + counted);
    // "real people": not a degree word unless an adjective follows.
    const degree = after > 0 ? counted : 0;
    const length = after > 0 ? after : lengthOfAdjective(words, at);
    if (length === 0) break;
    isDenied ||= words.slice(at, at + degree).some((word) => negations.has(word));
    hasDegree ||= degree > 0;
    found.push(words.slice(at + degree, at + degree + length).join(' '));
    at += degree + length;
    end = at;
    if (/^(?:and|but|yet|or)$/.test(words[at] ?? '')) at += 1;
  }
  return found.length === 0
    ? undefined
    : { length: end - start, found, describes: commonTo(found), hasDegree, isDenied };
}

function lengthOfAdjective(words: readonly string[], at: number): number {
  return lengthOfEntry(words, at, (entry) => adjectives.has(entry));
}

function lengthOfDegree(words: readonly string[], start: number): number {
  let at = start;
  while (at < words.length - 1) {
    const length = lengthOfEntry(
      words,
      at,
      (entry) => degrees.has(entry) || /^(?:not|never|non)$/.test(entry),
    );
    // "always on time": only "always" is the degree word.
    if (length === 0 || adjectives.has(words.slice(at).join(' '))) break;
    at += length;
  }
  return at - start;
}

function commonTo(found: readonly string[]): ReadonlySet<Described> {
  const [first = [], ...rest] = found.map((word) => adjectives.get(word) ?? []);
  return new Set(first.filter((described) => rest.every((others) => others.includes(described))));
}
