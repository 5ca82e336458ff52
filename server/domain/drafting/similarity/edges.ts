import type { Names } from '../input/draft-input.ts';
import { wordsOf } from '../words.ts';

/**
 * What readers of many reviews see first: how one begins, how it ends, and what precedes the thanks at
 * its end. Without names, capitals and punctuation, and without "I" or "We were" at the start: "Very
 * happy with …" and "I was very happy with …" look the same.
 */
export function edgesOf(text: string, { business = '', thanked = '' }: Names): string[] {
  const unnamed = [business, thanked]
    .filter((name) => name !== '')
    .reduce((rest, name) => rest.replaceAll(name, 'X'), text);
  const sentences = unnamed.split(betweenSentences);
  const [first = ''] = sentences;
  const ending = sentences.slice(isThanks.test(sentences.at(-1) ?? '') ? -2 : -1);
  return [`first ${plain(first)}`, ...ending.map((one) => `last ${plain(one)}`)];
}

function plain(sentence: string): string {
  return wordsOf(sentence)
    .join(' ')
    .replace(/^(?:i|we) (?:was |were )?/, '');
}

const betweenSentences = /(?<=(?<!Dr|Mr|Ms|Mrs|St)[.!?]) (?=\p{Lu})/u;

const isThanks = /^(?:an? )?(?:\w+ )?(?:thank|shout ?out)/i;
