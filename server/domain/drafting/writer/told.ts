import type { Mood } from '../custom-sentiment/own-sentiment.ts';
import type { Stage, Topic } from '../sentiments/sentiment.ts';
import type { Phrase } from './phrase.ts';

/** One sentiment's phrase in a draft. */
export interface Told {
  phrase: Phrase;
  stage: Stage;
  topic: Topic;
  mood: Mood;
}
