import type { CustomSentiment } from '../custom-sentiment/custom-sentiment.ts';
import { customMark } from './mask.ts';
import { literal } from './phrase-patterns.ts';
import { phraseTexts } from './phrase-texts.ts';
import { plainSentence } from './plain-sentence.ts';

/**
 * Replaces custom sentiments by their marks if a model kept the words but changed the form: "explained
 * billing" for "explains billing", "the hygienist was gentle" for "gentle hygienist".
 */
export function markCustomSentiments(plain: string, custom: readonly CustomSentiment[]): string {
  return custom.reduce((marked, sentiment, index) => {
    const found = patternsOf(sentiment, index).find((pattern) => pattern.test(marked));
    return found ? marked.replace(found, customMark(index)) : marked;
  }, plain);
}

const patterns = new WeakMap<CustomSentiment, readonly RegExp[]>();

function patternsOf(sentiment: CustomSentiment, index: number): readonly RegExp[] {
  const known = patterns.get(sentiment);
  if (known) return known;
  const made = makePatterns(sentiment, customMark(index));
  patterns.set(sentiment, made);
  return made;
}

function makePatterns({ words, phrases }: CustomSentiment, mark: string): RegExp[] {
  const typed = plainSentence(words);
  const phrase = phraseTexts(phrases).flatMap((text) => {
    const plain = plainSentence(text).replace(/[.!]+$/, '');
    // The words themselves may already be replaced by their mark.
    return [plain.replace(typed, mark), plain].map((said) => whole(literal(said)));
  });
  const content = contentWords(words);
  if (content.length === 0 || content.length > 8) return phrase;
  const inOrder = content.map(inflected).join(between);
  const [first = '', second = ''] = content.map(inflected);
  const reversed = content.length === 2 && !negation.test(words);
  return [
    ...phrase.toSorted((one, other) => other.source.length - one.source.length),
    whole(inOrder),
    ...(reversed ? [whole(`${second} (?:is|was|are|were) (?:(?:all|always) )?${first}`)] : []),
  ];
}

const negation = /\b(?:no|not|never|without|nothing|none)\b|n't\b/i;

function contentWords(words: string): string[] {
  const plain = plainSentence(words).match(/[\p{L}\p{N}']+/gu) ?? [];
  const content = plain.filter((word) => !skipped.has(word));
  return content.length > 0 ? content : plain;
}

/** Words that may be left out, or added between the visitor's words. */
const skipped: ReadonlySet<string> = new Set(
  'a an the lol lmao haha hahaha tbh imo omg ngl btw was were is are am i it they them their to me of all and that did do with'.split(
    ' ',
  ),
);

const between = `(?:,? (?:a|an|the|was|were|is|are|am|i|it|they|them|to|me|of|all|and|that|did|do|with))*,? `;

function inflected(word: string): string {
  if (word.length < 4) return literal(word);
  const stem = literal(word.replace(/(?:ies|ied|ing|es|ed|s|e|y)$/, ''));
  return `${stem}(?:ies|ied|ing|es|ed|s|e|y|${word.at(-1) ?? ''}ing|${word.at(-1) ?? ''}ed)?`;
}

function whole(source: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}'])${source}(?![\p{L}\p{N}'])`, 'u');
}
