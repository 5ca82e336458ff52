import type { Names } from '../input/draft-input.ts';
import { unnamedWords } from './shingles.ts';

/**
 * What readers of many reviews see first: how one begins, how it ends, and what precedes the thanks at
 * its end. Without names, and without "I" or "We were" at the start: "Very happy with …" and "I was very
 * happy with …" look the same.
 */
export function edgesOf(text: string, names: Names): string[] {
  const sentences = text.split(betweenSentences);
  const [first = ''] = sentences;
  const ending = sentences.slice(isThanks.test(sentences.at(-1) ?? '') ? -2 : -1);
  return [`first ${plain(first, names)}`, ...ending.map((one) => `last ${plain(one, names)}`)];
}

function plain(sentence: string, names: Names): string {
  return unnamedWords(sentence.replace(/^(?:I|We)(?:'m|'re)? (?:was |were )?/, ''), names)
    .join(' ')
    .replace(/\b(?:we|us)\b/g, (word) => (word === 'we' ? 'i' : 'me'));
}

const betweenSentences = /(?<=[.!?])(?<!\b(?:Dr|Mr|Mrs|Ms|St)\.) (?=\p{Lu})/u;

const isThanks = /^(?:an? )?(?:\w+ )?(?:thank|shout ?out)/i;
