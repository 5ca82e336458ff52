import type { Brief } from '../input/brief.ts';
import { fillerPhrases, reactionPhrases } from './general-phrases.ts';
import { speaksForOthers } from '../writer/person.ts';
import { invents } from './inventions.ts';
import { marks } from './mask.ts';
import { evaluatives, thanksPhrases } from './model-glue.ts';
import { modelWordings } from './model-wordings.ts';
import { markCustomSentiments } from './mark-custom-sentiments.ts';
import { anyOf, longestFirst, phrasesOf } from './phrase-patterns.ts';
import { plainSentence } from './plain-sentence.ts';
import { withoutThanks } from './thanks.ts';

/** A sentence after everything allowed has been taken out. */
export interface ReadSentence {
  /** What is left. */
  rest: string;
  /** True if it has a sentiment, thanks or an evaluation. */
  hasCore: boolean;
  isInvented: boolean;
  praise: number;
}

/** @param sentence masked (`mask.ts`) */
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

/** Turns "we" into "I" if the visitor came with a child or a pet, or typed "we". */
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

/** "Went well" is an evaluation of the visit. */
const evaluation = /\bwent well\b/;

const fillers = anyOf(longestFirst(fillerPhrases));
const reactions = anyOf(longestFirst(reactionPhrases));
const thanks = anyOf(longestFirst(thanksPhrases));

/**
 * Replaces what a sentence may say with signs: a circle for a sentiment, a dot for supporting words, a
 * dagger for thanks and reactions.
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

/** Replaces each wording of a sentiment with a sign; if two patterns match, the longer match. */
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
  /** Our own phrases for the chosen sentiments. */
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
