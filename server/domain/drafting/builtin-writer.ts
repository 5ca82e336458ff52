import { graphemeCount } from '../../../contract/text.ts';
import { offeredSentiments } from '../../../contract/sentiments.ts';
import { awkwardness } from './awkwardness.ts';
import { writeBody } from './body.ts';
import { wordCustomSentiment } from './custom-sentiment.ts';
import { readNames, type DraftInput, type Names } from './draft-input.ts';
import { learnHabits, type Habits } from './habits.ts';
import { chooseManner, type Manner } from './manner.ts';
import { closing, insertThanks, opening, thanking } from './opening-and-closing.ts';
import { exclaim, punctuate } from './punctuation.ts';
import { seededRandom, type Random } from './seeded-random.ts';
import { findSentiment } from './sentiments.ts';
import { businessMark, createVoice, nameMark } from './voice.ts';
import type { Wording } from './wording.ts';
import { countWords } from './words.ts';

/** How many versions of a draft are written, of which the one that reads best is kept. */
const versions = 8;

/**
 * Writes a draft review that says what the visitor said and nothing else: 25 to 700 characters.
 * A pure function: the same input and seed give the same draft, another seed gives another.
 */
export function writeBuiltinDraft(input: DraftInput, seed: string): string {
  const random = seededRandom(seed);
  const names = readNames(input);
  const wordings = wordingsOf(input, names);
  const manner = chooseManner(names, random);
  const { commonness } = habits();
  const texts = Array.from({ length: versions }, () => writeOnce(wordings, names, manner, random));
  const points = (text: string) => awkwardness(text, manner.words) + commonness(text) * weight;
  return nameThem(leastBy(texts, points), names);
}

/** Does now what the first draft would wait for: about 0.3 s. */
export function warmWriter(): void {
  habits();
}

/** How many points of awkwardness make up for words that were met e times as often. */
const weight = 26;

let known: Habits | undefined;

/** What the writer says often, learned from drafts of its own: what a single version would be. */
function habits(): Habits {
  known ??= learnHabits(Array.from({ length: 2000 }, (_, index) => sample(`habits ${index}`)));
  return known;
}

function sample(seed: string): string {
  const random = seededRandom(seed);
  const names = { business: businessMark, thanked: random.chance(0.5) ? nameMark : undefined };
  const wordings = random
    .shuffle(offeredSentiments)
    .slice(0, 4)
    .flatMap((label) => findSentiment(label) ?? []);
  return writeOnce(wordings, names, chooseManner(names, random), random);
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
  const praises = wordings.every(({ praise }) => praise);
  const end = closing(voice, praises);
  const thanks = thanking(voice);
  const left = manner.words - countWords([...start, ...thanks, ...end].join(' '));
  const body = insertThanks(writeBody(wordings, left, voice), thanks, voice);
  const text = [start, exclaim(body.map(punctuate), voice), end].flat().map(punctuate).join(' ');
  return graphemeCount(nameThem(text, names)) < shortest
    ? `This is how my visit went. ${text}`.trim()
    : text;
}

/** Characters that Facebook asks of a recommendation; ours for all. */
const shortest = 25;

/** The item with the fewest points; of equals the first. */
function leastBy<T>(items: readonly T[], points: (item: T) => number): T {
  const judged = items.map((item) => ({ item, points: points(item) }));
  return judged.reduce((best, other) => (other.points < best.points ? other : best)).item;
}

function nameThem(text: string, { business = '', thanked = '' }: Names): string {
  return text
    .replaceAll(businessMark, () => business)
    .replaceAll(nameMark, () => thanked)
    .replace(/([.!?])\.(?= |$)/g, '$1');
}
