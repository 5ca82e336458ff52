import type { Sentiment } from '../sentiments/sentiment.ts';
import { modelWordings } from './model-wordings.ts';
import { phraseTexts } from './phrase-texts.ts';
import { plainSentence } from './plain-sentence.ts';

const wordings = new WeakMap<Sentiment, RegExp>();

/** Matches every wording of the sentiment in a plain sentence. */
export function wordingOf(sentiment: Sentiment): RegExp {
  const known = wordings.get(sentiment);
  if (known) return known;
  const made = anyOf([...phrasesOf(sentiment), ...modelWordings[sentiment.label].paraphrases]);
  wordings.set(sentiment, made);
  return made;
}

/** Our own phrases, which express a sentiment verbatim. */
export function phrasesOf({ phrases }: Sentiment): string[] {
  return phraseTexts(phrases).map((text) => literal(plainSentence(text).replace(/[.!]+$/, '')));
}

export function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** So that a phrase matches before its parts do. */
export function longestFirst(sources: readonly string[]): string[] {
  return sources.toSorted((one, other) => other.length - one.length);
}

/** Matches whole words. Where a pattern allows a sentiment's sign, a custom sentiment's mark is fine too. */
export function anyOf(sources: readonly string[]): RegExp {
  const any = sources.join('|').replaceAll('◦·', String.raw`◦·\uE010-\uE0FF`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}'])(?:${any || '(?!)'})(?![\p{L}\p{N}'])`, 'gu');
}
