import type { OfferedSentiment } from '../../../../contract/sentiments.ts';
import type { Phrase } from '../writer/phrase.ts';

/** The stages of a visit; drafts follow this order. */
export type Stage = 'booking' | 'arrival' | 'visit' | 'explanation' | 'followUp';

/**
 * What a sentiment is about. Clauses with different subjects share a sentence only if their topics go
 * together: "I trusted them and the follow-up was quick" should be two sentences.
 */
export type Topic = 'manner' | 'competence' | 'logistics' | 'place' | 'custom';

/** An offered sentiment: how people express it, and how drafts are checked for it. */
export interface Sentiment {
  label: OfferedSentiment;
  stage: Stage;
  topic: Exclude<Topic, 'custom'>;
  phrases: readonly Phrase[];
  /** A draft expresses the sentiment if all of these match. */
  reflectedBy: readonly RegExp[];
  /** Praise in the visitor's own words that matches this says it as well; it implies `reflectedBy`. */
  saidBy: RegExp;
  /** The negations this sentiment allows: "never felt rushed". */
  denies?: RegExp;
}
