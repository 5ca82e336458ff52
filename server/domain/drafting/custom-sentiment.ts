import type { Names } from './draft-input.ts';
import { cleanOwnWords } from './own-words.ts';
import { shapeOfAdjective } from './shape-of-adjective.ts';
import { shapeOfDeed } from './shape-of-deed.ts';
import { shapeOfThing } from './shape-of-thing.ts';
import { determiners, finiteVerbs, nouns, praising, subjects } from './shape-words.ts';
import type { Wording } from './wording.ts';

/** How words of one shape may be said. */
export type OwnShape = Omit<Wording, 'own' | 'praise'>;

/**
 * How a draft may say the visitor's own words. They stand in it as they were typed; only the words
 * around them differ by shape, and none of those adds praise that is not certain.
 * @returns undefined where the words hold nothing that can be written
 */
export function wordCustomSentiment(text: string, names: Names): Wording | undefined {
  const own = cleanOwnWords(text, names);
  if (own === '') return undefined;
  const words = own.toLowerCase().split(' ');
  const praises = words.some((word) => praising.has(word.replace(/,$/, '')));
  const shape = shapeOf(words) ?? anything;
  return { sentences: ['{own}'], ...shape, praise: praises && !words.some(isNegation), own };
}

function shapeOf(words: readonly string[]): OwnShape | undefined {
  return (
    shapeOfClause(words) ??
    shapeOfOutcry(words) ??
    shapeOfAdjective(words) ??
    shapeOfDeed(words) ??
    shapeOfThing(words)
  );
}

/** Right for any wording. */
const anything: OwnShape = {
  clauses: [],
  sentences: [
    '{own}',
    'in my own words: {own}',
    'I would put it like this: {own}',
    'as I would put it: {own}',
  ],
};

/** "They made me laugh", "the staff was kind" */
function shapeOfClause(words: readonly string[]): OwnShape | undefined {
  const [first = ''] = words;
  const verbAt = words.findIndex((word) => finiteVerbs.has(word));
  const before = words.slice(0, verbAt);
  const subordinate = before.some((word) => /^(?:that|who|which|how|what|when|where)$/.test(word));
  const named = determiners.has(first) || nouns.has(before.at(-1) ?? '');
  const saysSubject = words.length > 1 && subjects.has(first);
  return saysSubject || (verbAt > 0 && !subordinate && named) ? { clauses: ['{own}'] } : undefined;
}

/** "What a team", "thanks for everything" */
function shapeOfOutcry([first = '', second = '']: readonly string[]): OwnShape | undefined {
  const outcry = /^thanks?$/.test(first) || (first === 'what' && /^an?$/.test(second));
  return outcry ? { clauses: [], sentences: ['{own}'] } : undefined;
}

function isNegation(word: string): boolean {
  return /^(?:no|not|never|none|nothing|nobody|without|zero|less|lacks?|too)$|n't$/.test(word);
}
