import type { Stage } from '../sentiments/sentiment.ts';
import type { Phrase } from '../writer/phrase.ts';

/**
 * What the visitor means by their own words. `praise`: certainly good. `neutral`: a fact, or not sure.
 * `complaint`: something bad, or bad and good. `grief`: a loss, which takes a quiet draft.
 */
export type Mood = 'praise' | 'neutral' | 'complaint' | 'grief';

/** A sentiment in the visitor's own words, read once: what was typed, and how a draft may say it. */
export interface CustomSentiment {
  /** The words, cleaned, with the capitals that belong to them; what the guard looks for. */
  words: string;
  stage: Stage;
  mood: Mood;
  /** At least one. They keep the visitor's words and add only what grammar needs. */
  phrases: readonly Phrase[];
}
