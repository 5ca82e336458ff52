import type { OfferedSentiment } from '../../../../contract/sentiments.ts';
import type { Phrase } from '../writer/phrase.ts';

/** When in the course of a visit something is met; drafts tell things in this order. */
export type Stage = 'booking' | 'arrival' | 'visit' | 'explanation' | 'followUp';

/**
 * What a sentiment is about. Two clauses with different subjects share a sentence only where their
 * topics go together: "I trusted them and the follow-up was quick" is two sentences.
 */
export type Topic = 'manner' | 'competence' | 'logistics' | 'place' | 'custom';

/** One of the offered sentiments: how people say it, and how a draft is checked for it. */
export interface Sentiment {
  label: OfferedSentiment;
  stage: Stage;
  topic: Exclude<Topic, 'custom'>;
  phrases: readonly Phrase[];
  /** A draft reflects the sentiment when all of these match. */
  reflectedBy: readonly RegExp[];
  /** What a draft may deny because this was chosen: "never felt rushed". */
  denies?: RegExp;
}
