import type { CustomSentiment } from '../custom-sentiment/custom-sentiment.ts';
import type { Brief } from '../input/brief.ts';
import { neutralVocabulary } from '../guard/neutral-vocabulary.ts';
import type { Sentiment } from '../sentiments/sentiment.ts';
import { covers, wordsOf } from '../words.ts';
import type { Phrase } from './phrase.ts';

/**
 * The brief without what it says twice: an offered sentiment that the visitor also typed ("Listens to
 * my goals", "very professional"), and typed words that say less than an offered one ("very clean
 * office" next to "Clean and comfortable office").
 */
export function sayOnce<B extends Pick<Brief, 'offered' | 'custom'>>(brief: B): B {
  const offered = brief.offered.filter((one) => !brief.custom.some((typed) => says(typed, one)));
  const custom = brief.custom.filter((typed) => !offered.some((one) => isPartOf(typed, one)));
  return { ...brief, offered, custom };
}

function says(typed: CustomSentiment, { phrases, saidBy }: Sentiment): boolean {
  const [first] = typed.phrases;
  const qualities = new Set(phrases.filter(isAdjective).map(({ text }) => text));
  if (first && isAdjective(first) && qualities.has(first.text.replace(degree, ''))) return true;
  return typed.mood === 'praise' && saidBy.test(typed.words);
}

function isPartOf({ words, mood }: CustomSentiment, { label }: Sentiment): boolean {
  // "Made us feel comfortable" isn't about the office.
  if (/\bfe(?:el|lt)\b/.test(words)) return false;
  const said = new Set(wordsOf(label));
  const telling = wordsOf(words).filter((word) => !covers(unimportant, word));
  return mood === 'praise' && telling.length > 0 && telling.every((word) => covers(said, word));
}

const isAdjective = ({ kind }: Phrase) => kind === 'adjective';

const degree = /^(?:so|super|very|really|extremely) /;

const unimportant: ReadonlySet<string> = new Set([...neutralVocabulary, 'super', 'extremely']);
