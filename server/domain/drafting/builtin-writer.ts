import { graphemeCount } from '../../../contract/text.ts';
import { leastAwkward } from './awkwardness.ts';
import { writeBody } from './body.ts';
import { wordCustomSentiment } from './custom-sentiment.ts';
import { readNames, type DraftInput, type Names } from './draft-input.ts';
import { chooseManner, type Manner } from './manner.ts';
import { opening, closing, insertThanks } from './opening-and-closing.ts';
import { exclaim, punctuate } from './punctuation.ts';
import { seededRandom, type Random } from './seeded-random.ts';
import { findSentiment } from './sentiments.ts';
import { businessMark, createVoice, nameMark } from './voice.ts';
import type { Wording } from './wording.ts';

/** How many versions of a draft are written, of which the least awkward is kept. */
const versions = 5;

/**
 * Writes a draft review that says what the visitor said and nothing else: 25 to 700 characters.
 * A pure function: the same input and seed give the same draft, another seed gives another.
 */
export function writeBuiltinDraft(input: DraftInput, seed: string): string {
  const random = seededRandom(seed);
  const names = readNames(input);
  const wordings = wordingsOf(input, names);
  const manner = chooseManner(names, random);
  const write = () => writeOnce(wordings, names, manner, random);
  return leastAwkward(Array.from({ length: versions }, write));
}

function wordingsOf({ sentiments }: DraftInput, names: Names): Wording[] {
  const distinct = new Map(sentiments.map((text) => [text.toLowerCase(), text]));
  return [...distinct.values()].flatMap(
    (text) => findSentiment(text) ?? wordCustomSentiment(text, names) ?? [],
  );
}

function writeOnce(
  wordings: readonly Wording[],
  names: Names,
  manner: Manner,
  random: Random,
): string {
  const voice = createVoice(random, manner, names);
  const start = opening(voice);
  const body = insertThanks(writeBody(wordings, voice), voice).map(punctuate);
  const end = closing(voice).map(punctuate);
  const text = nameThem(
    [...start.map(punctuate), ...exclaim(body, voice), ...end].join(' '),
    names,
  );
  return graphemeCount(text) < shortest ? `This is how my visit went. ${text}`.trim() : text;
}

/** Characters that Facebook asks of a recommendation; ours for all. */
const shortest = 25;

function nameThem(text: string, { business = '', thanked = '' }: Names): string {
  return text
    .replaceAll(businessMark, () => business)
    .replaceAll(nameMark, () => thanked)
    .replace(/([.!?])\.(?= |$)/g, '$1');
}
