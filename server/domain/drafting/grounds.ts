import { readNames, type DraftInput, type Names } from './draft-input.ts';
import { cleanOwnWords } from './own-words.ts';
import { findSentiment } from './sentiments.ts';
import type { Sentiment } from './wording.ts';
import { wordsOf } from './words.ts';

/** What a draft stands on: the input, and the text without what was taken from it word for word. */
export interface Grounds {
  names: Names;
  /** The offered sentiments that were chosen. */
  chosen: readonly Sentiment[];
  /** The visitor's own words, one entry a sentiment. */
  own: readonly string[];
  /** The draft without the names. */
  unnamed: string;
  /** The draft without the names and the visitor's own words. */
  rest: string;
}

export function readGrounds(text: string, input: DraftInput): Grounds {
  const names = readNames(input);
  const customs = input.sentiments.filter((sentiment) => !findSentiment(sentiment));
  const own = customs.map((custom) => cleanOwnWords(custom, names)).filter((words) => words !== '');
  const named = [names.business, names.thanked].flatMap((name) => name ?? []);
  return {
    names,
    chosen: input.sentiments.flatMap((sentiment) => findSentiment(sentiment) ?? []),
    own,
    unnamed: without(text, named, []),
    rest: without(text, named, own),
  };
}

/** True where the phrase stands in the text as whole words, spelled exactly so. */
export function includesPhrase(text: string, phrase: string): boolean {
  return wholePhrases([phrase], []).test(text);
}

/** The words that the visitor typed, in the sentiments and the name. */
export function givenWords({ own, names }: Grounds): ReadonlySet<string> {
  return new Set(wordsOf([...own, names.thanked ?? ''].join(' ')));
}

/**
 * The text with something else in the place of the names and of the visitor's own words.
 * @param stand is told what stood there, and as what: a name, or the number of the own words
 */
export function replaceGiven(
  text: string,
  { names, own }: Pick<Grounds, 'names' | 'own'>,
  stand: (as: keyof Names | number, found: string) => string,
): string {
  const named = [names.business, names.thanked].flatMap((name) => name ?? []);
  if (named.length + own.length === 0) return text;
  return text.replace(wholePhrases(named, own), (found) => {
    if (found === names.thanked) return stand('thanked', found);
    if (found === names.business) return stand('business', found);
    const plain = plainCase(found);
    return stand(
      own.findIndex((words) => plainCase(words) === plain),
      found,
    );
  });
}

function plainCase(text: string): string {
  return text.toLowerCase().replace(/’/g, "'");
}

function without(text: string, exact: readonly string[], inAnyCase: readonly string[]): string {
  if (exact.length + inAnyCase.length === 0) return text;
  return text.replace(wholePhrases(exact, inAnyCase), ' ');
}

/** In one pass and the longest first, so that a name inside another phrase does no harm. */
function wholePhrases(exact: readonly string[], inAnyCase: readonly string[]): RegExp {
  const phrases = [
    ...exact.map((phrase) => ({ phrase, source: literal(phrase) })),
    ...inAnyCase.map((phrase) => ({
      phrase,
      source: `(?i:${literal(phrase).replaceAll("'", "['’]")})`,
    })),
  ].toSorted((one, other) => other.phrase.length - one.phrase.length);
  const any = phrases.map(({ source }) => source).join('|');
  const before = String.raw`(?<![\p{L}\p{M}\p{N}]|\p{L}['’])`;
  const after = String.raw`(?![\p{L}\p{M}\p{N}]|['’](?!s\b)\p{L})`;
  return new RegExp(`${before}(?:${any})${after}`, 'gu');
}

function literal(phrase: string): string {
  return phrase.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
