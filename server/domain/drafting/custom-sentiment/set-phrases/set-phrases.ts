import type { Phrase } from '../../writer/phrase.ts';
import { sentence } from '../phrases.ts';

/** Says what a pattern matched. */
type Rephrase = (said: string, match: RegExpExecArray) => Phrase[];

/** Patterns of what people type, the first that matches decides, and how each is said. */
export type SetPhrases = readonly (readonly [RegExp, Rephrase])[];

/** Nothing needs to be added. */
export const asItIs: Rephrase = (said) => [sentence(said)];
