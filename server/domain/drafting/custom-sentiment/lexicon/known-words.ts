import { adjectives } from './adjectives.ts';
import {
  adverbs,
  degrees,
  determiners,
  negations,
  otherFunctionWords,
  prepositions,
  pronouns,
  relatives,
} from './function-words.ts';
import * as nounLists from './nouns.ts';
import {
  auxiliaries,
  baseForms,
  baseOfThird,
  participles,
  pastForms,
  pastOfGerund,
} from './verbs.ts';

/** True for known nouns, including compounds: "bedside manner". */
export function isNoun(words: string): boolean {
  return nouns.has(words);
}

/** True for known English words; an unknown word may be a name. */
export function isKnownWord(word: string): boolean {
  return known.has(word);
}

/** True for all known verb forms. */
export function isVerbForm(word: string): boolean {
  return verbForms.has(word);
}

const nouns = union(...Object.values(nounLists));

const verbForms = union(
  baseForms,
  new Set(baseOfThird.keys()),
  pastForms,
  participles,
  new Set(pastOfGerund.keys()),
  auxiliaries,
);

const known = union(
  nouns,
  verbForms,
  new Set(adjectives.keys()),
  degrees,
  negations,
  determiners,
  prepositions,
  pronouns,
  adverbs,
  relatives,
  otherFunctionWords,
);

function union(...sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(sets.flatMap((set) => [...set]));
}
