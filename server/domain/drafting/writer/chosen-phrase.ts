import type { Mood } from '../custom-sentiment/custom-sentiment.ts';
import type { Stage, Topic } from '../sentiments/sentiment.ts';
import type { Phrase } from './phrase.ts';

/** The phrase chosen for one sentiment of a draft. */
export interface ChosenPhrase {
  phrase: Phrase;
  stage: Stage;
  topic: Topic;
  mood: Mood;
}
