import type { Phrase } from '../../writer/phrase.ts';
import { sentence } from '../phrases.ts';

/** A set phrase that people type, and what a draft says of it. */
export interface SetPhrase {
  /** A typed text that this rule answers, which no earlier rule does. */
  example: string;
  /** Matches the cleaned text. */
  pattern: RegExp;
  say: Rephrase;
}

/** Says what a pattern matched; nothing leaves it to later rules. */
type Rephrase = (said: string, match: RegExpExecArray) => Phrase[];

/** The set phrases about one topic. */
export type SetPhrases = readonly SetPhrase[];

/** Nothing needs to be added. */
export const asItIs: Rephrase = (said) => [sentence(said)];
