import type { Stage } from '../sentiments/sentiment.ts';
import type { Phrase } from '../writer/phrase.ts';

/**
 * The mood of a custom sentiment. `praise`: clearly positive. `neutral`: a fact, or unclear.
 * `complaint`: negative or mixed. `grief`: a loss, which needs a somber draft.
 */
export type Mood = 'praise' | 'neutral' | 'complaint' | 'grief';

/** A sentiment in the visitor's own words, parsed once: the words, and how a draft can express them. */
export interface CustomSentiment {
  /** The cleaned words, correctly capitalized; the guard looks for them. */
  words: string;
  stage: Stage;
  mood: Mood;
  /** At least one. They keep the visitor's words and add only what grammar requires. */
  phrases: readonly Phrase[];
}
