import type { Brief } from '../input/brief.ts';
import { fillerPhrases, reactionPhrases } from './general-phrases.ts';
import { speaksForOthers } from '../writer/person.ts';
import { invents } from './inventions.ts';
import { marks } from './mask.ts';
import { evaluatives, thanksPhrases } from './model-glue.ts';
import { modelWordings } from './model-vocabulary.ts';
import { markCustomSentiments } from './mark-custom-sentiments.ts';
import { anyOf, longestFirst, phrasesOf } from './phrase-patterns.ts';
import { plainSentence } from './plain-sentence.ts';
import { withoutThanks } from './thanks.ts';

/** A sentence without all that it may say. */
export interface ReadSentence {
  /** What is left of it. */
  rest: string;
  /** True where something was said: a sentiment, thanks, an evaluation. */
  hasCore: boolean;
  isInvented: boolean;
  praise: number;
}

/** @param sentence masked */
export function readSentence(sentence: string, brief: Brief): ReadSentence {
  const plain = markCustomSentiments(plainSentence(sentence), brief.custom);
  const thanked = plain.includes(marks.thanked);
  const body = thanked ? withoutThanks(plain) : plain;
  const said = inFirstPersonSingular((body ?? plain).replaceAll(marks.business, 'there'), brief);
  const rest = markAllowed(said, brief);
  return {
    rest: rest.replace(evaluatives, ' '),
    hasCore:
      thanked ||
      evaluation.test(said) ||
      /[◦†\uE002-\uE0FF]/.test(rest) ||
      said.search(evaluatives) >= 0,
    isInvented: body === null || invents(rest),
    praise: (rest.match(evaluatives) ?? []).length,
  };
}

/** A visitor who came with a child or a pet, or typed "we", may say "we" throughout. */
function inFirstPersonSingular(plain: string, brief: Brief): string {
  const typed = [...brief.custom.map(({ words }) => words), brief.note ?? ''].join(' ');
  if (!speaksForOthers(brief) && !/\b(?:we|us|our)\b/i.test(typed)) return plain;
  return plain
    .replace(/\bwe are\b/g, 'i am')
    .replace(/\bwe were\b/g, 'i was')
    .replace(/\bwe\b/g, 'i')
    .replace(/\bus\b/g, 'me')
    .replace(/\bour\b/g, 'my');
}

/** The visit "went well": it was good. */
const evaluation = /\bwent well\b/;

const fillers = anyOf(longestFirst(fillerPhrases));
const reactions = anyOf(longestFirst(reactionPhrases));
const thanks = anyOf(longestFirst(thanksPhrases));

/**
 * Puts signs in place of what a sentence may say: a circle for a sentiment, a point for what is said
 * beside it, a dagger for thanks and reactions.
 */
function markAllowed(plain: string, brief: Brief): string {
  const { ours, paraphrases, supporting } = patternsFor(brief);
  const steps: [RegExp, string][] = [
    [reactions, ' † '],
    [thanks, ' † '],
    [fillers, ' '],
    [supporting, ' · '],
    [fillers, ' '],
  ];
  return steps
    .reduce(
      (rest, [pattern, sign]) => rest.replace(pattern, sign).replace(/\s+/g, ' '),
      replaceWordings(plain, [ours, paraphrases]),
    )
    .trim();
}

/** Puts a sign in place of what says a sentiment; where two patterns match, of the longer one. */
function replaceWordings(plain: string, wordings: readonly RegExp[]): string {
  let rest = '';
  let at = 0;
  for (;;) {
    const [next] = wordings
      .map((pattern) => {
        pattern.lastIndex = at;
        return pattern.exec(plain);
      })
      .filter((match) => match !== null)
      .toSorted((one, other) => one.index - other.index || other[0].length - one[0].length);
    if (!next) return rest + plain.slice(at);
    rest += `${plain.slice(at, next.index)} ◦ `;
    at = next.index + next[0].length;
  }
}

interface Patterns {
  /** Our own phrases of the chosen sentiments. */
  ours: RegExp;
  paraphrases: RegExp;
  supporting: RegExp;
}

const patterns = new WeakMap<Brief, Patterns>();

function patternsFor(brief: Brief): Patterns {
  const known = patterns.get(brief);
  if (known) return known;
  const wordings = brief.offered.map(({ label }) => modelWordings[label]);
  const made = {
    ours: anyOf(longestFirst(brief.offered.flatMap(phrasesOf))),
    paraphrases: anyOf(longestFirst(wordings.flatMap(({ paraphrases }) => paraphrases))),
    supporting: anyOf(longestFirst(wordings.flatMap(({ supporting = [] }) => supporting))),
  };
  patterns.set(brief, made);
  return made;
}
