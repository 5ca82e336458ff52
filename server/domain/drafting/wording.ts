import type { OfferedSentiment } from '../../../contract/sentiments.ts';

/**
 * The ways in which one thing can be said, as patterns (`pattern.ts`). All are lower-case, in the
 * past or timeless present, and true to the sentiment alone: they add no fact.
 */
export interface Wording {
  /** Independent clauses: "they listened to me". */
  clauses: readonly string[];
  /** What may follow "they", "the team" or "everyone": "listened to me". */
  they?: readonly string[];
  /** What may follow "I": "felt heard". */
  i?: readonly string[];
  /** What one can notice: "how thorough they were". */
  qualities?: readonly string[];
  /** What happens to one: "being listened to". */
  experiences?: readonly string[];
  /** What one finds in a place: "knowledgeable people". */
  finds?: readonly string[];
  /** What may follow "thank you for": "listening to me". */
  gratitude?: readonly string[];
  /** Telegram style: "real listeners". */
  tags?: readonly string[];
  /** What may follow "they were" in a list: "thorough". */
  adjectives?: readonly string[];
  /** Whole sentences that join nothing: "what a friendly team". */
  sentences?: readonly string[];
  /** What may follow a sentence of the same sentiment, in other words: "smiles wherever I turned". */
  echoes?: readonly string[];
  /** True where "they" did it together, so that "everyone did it" would be odd. */
  together?: boolean;
  /** The visitor's own words, which stand where patterns say `{own}`. */
  own?: string;
  /** True where it is certain that the visitor means praise, so that "I appreciated" is right. */
  praise: boolean;
}

/** The ways of saying that a wording may offer. */
export type Form = Exclude<keyof Wording, 'together' | 'own' | 'praise'>;

/** One of the offered feelings, with all that a writer and the guard need to know of it. */
export interface Sentiment extends Wording {
  label: OfferedSentiment;
  /** A draft reflects the sentiment when all of these match. */
  reflectedBy: readonly RegExp[];
  /** Lemmas, with irregular forms, that a draft may use because this sentiment was chosen. */
  licensed: string;
  /** What a draft may deny because this was chosen: "no rush". */
  denies?: RegExp;
}
