/**
 * One thing that people say about one sentiment, in one of six grammatical shapes. Texts are
 * lower-case fragments without closing punctuation, in the past tense unless they say otherwise.
 *
 * A text may have slots: `{was}` and `{were}` are the verb of a statement ("the prices {were} fair"), and
 * `{very}` takes the draft's one intensifier or nothing ("the office {was} {very}clean"; the
 * intensifier brings its own space).
 */
export type Phrase = Adjective | Action | Habit | Feeling | Statement | Sentence;

interface PhraseBase {
  text: string;
  /** How common it is beside the sentiment's other phrases: about reviews per 1,000. */
  weight: number;
  /** True where it never shares a sentence with another sentiment. */
  alone?: boolean;
  /** The visitor's own noun phrase, which may be listed with others: "great wine list". */
  listed?: string;
}

/** Said of the people there, after "was": "friendly", "easy to talk to". */
export interface Adjective extends PhraseBase {
  kind: 'adjective';
  /** True where it may stand before "staff": "friendly". False for "easy to talk to". */
  attributive: boolean;
  /** True where "very" may stand before it. False for "on time", "not pushy". */
  gradable: boolean;
}

/** What the people there did: past, without its subject, right for "they" and "the staff". */
export interface Action extends PhraseBase {
  kind: 'action';
}

/** What the people there do, plural present, without its subject: "know their stuff". */
export interface Habit extends PhraseBase {
  kind: 'habit';
}

/** What happened to the visitor: past, without "I": "never felt rushed", "was seen on time". */
export interface Feeling extends PhraseBase {
  kind: 'feeling';
}

/** A clause with a subject of its own: "scheduling {was} easy", "I trust them". */
export interface Statement extends PhraseBase {
  kind: 'statement';
}

/** A whole sentence as it is, with its capital and its closing punctuation. */
export interface Sentence extends PhraseBase {
  kind: 'sentence';
  /** True where it names what there is: "Free parking." may be "Free parking too." */
  isPerk?: boolean;
}

export type PhraseKind = Phrase['kind'];
