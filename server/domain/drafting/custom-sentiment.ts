import type { Names } from './draft-input.ts';
import { cleanOwnWords } from './own-words.ts';
import { anything, type OwnShape } from './shape-frames.ts';
import { shapeOfAdjective } from './shape-of-adjective.ts';
import { shapeOfClause } from './shape-of-clause.ts';
import { shapeOfDeed } from './shape-of-deed.ts';
import { shapeOfSaying } from './shape-of-saying.ts';
import { shapeOfThing } from './shape-of-thing.ts';
import { isCertainPraise } from './shape-praise.ts';
import { readableWords } from './shape-spelling.ts';
import type { Wording } from './wording.ts';

/**
 * How a draft may say the visitor's own words. They stand in it as they were typed; only the words
 * around them differ by shape, and none of those adds praise that is not certain.
 * @returns undefined where the words hold nothing that can be written
 */
export function wordCustomSentiment(text: string, names: Names): Wording | undefined {
  const own = cleanOwnWords(text, names);
  if (own === '') return undefined;
  const words = readableWords(own);
  return { ...shapeOf(own, words), praise: isCertainPraise(words), own };
}

function shapeOf(own: string, words: readonly string[]): OwnShape {
  if (sentenceEnd.test(own)) return anything;
  return (
    shapeOfSaying(words) ??
    shapeOfAdjective(words) ??
    shapeOfClause(words) ??
    shapeOfDeed(words) ??
    (own.includes(', ') ? undefined : shapeOfThing(words)) ??
    anything
  );
}

/** Two sentences in one: they keep to themselves. */
const sentenceEnd = /(?<!\b(?:dr|mr|mrs|ms))\. /i;
