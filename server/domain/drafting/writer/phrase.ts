/**
 * A way to express a sentiment, in one of six grammatical forms. Texts are lower-case fragments
 * without final punctuation, in the past tense unless noted otherwise.
 *
 * A text may have slots: `{was}` and `{were}` are a statement's verb ("the prices {were} fair"), and
 * `{very}` is filled with the draft's one intensifier and a space, or nothing ("the office {was}
 * {very}clean").
 */
export type Phrase = Adjective | Action | Habit | Feeling | Statement | Sentence;

interface PhraseBase {
  text: string;
  /** How common it is among the sentiment's phrases: roughly, reviews per 1,000. */
  weight: number;
  /** True if it never shares a sentence with another sentiment. */
  alone?: boolean;
  /** Why the visitor went: "for a filling". */
  reason?: string;
  /** A custom noun phrase that may be listed with others: "great wine list". */
  listed?: string;
}

/** Describes the staff, after "was": "friendly", "easy to talk to". */
export interface Adjective extends PhraseBase {
  kind: 'adjective';
  /** True if it can precede "staff": "friendly", but not "easy to talk to". */
  attributive: boolean;
  /** True if it takes "very": not "on time" or "not pushy". */
  gradable: boolean;
}

/** A past-tense predicate that fits both "they" and "the staff": "listened to me". */
export interface Action extends PhraseBase {
  kind: 'action';
}

/** A present-tense predicate of "they": "know their stuff". */
export interface Habit extends PhraseBase {
  kind: 'habit';
}

/** A past-tense predicate of "I": "never felt rushed", "was seen on time". */
export interface Feeling extends PhraseBase {
  kind: 'feeling';
}

/** A clause with its own subject: "scheduling {was} easy", "I trust them". */
export interface Statement extends PhraseBase {
  kind: 'statement';
}

/** A complete sentence, capitalized and punctuated. */
export interface Sentence extends PhraseBase {
  kind: 'sentence';
}

export type PhraseKind = Phrase['kind'];
