import { personNouns } from '../custom-sentiment/lexicon/nouns.ts';
import { loneStatement } from '../custom-sentiment/phrases.ts';
import type { ChosenPhrase } from './chosen-phrase.ts';
import type { Clause, FeelingsClause, PlannedSentence } from './clause.ts';
import { joinNeighbors, matches } from './join.ts';
import { placeTyped, type Around } from './place-typed.ts';
import { planPeople } from './plan-people.ts';
import { withOneReason } from './reason.ts';
import type { Random } from './seeded-random.ts';
import { withThough } from './soften.ts';
import {
  afterPeople,
  frontPosition,
  hasKind,
  isOffered,
  order,
  positionWithCustomLast,
} from './visit-order.ts';
import type { Voice } from './voice.ts';

/** What precedes the planned sentences. */
interface PlanOptions extends Around {
  /** True if there is no opening and the sentences don't name the business. */
  isBare: boolean;
  /** True if the first mention of the staff includes the business's name, which should come early. */
  isNamed: boolean;
}

/**
 * Groups phrases about one subject into clauses, sorts the clauses in the order of a visit, and joins
 * neighbors that go together into sentences.
 */
export function planSentences(
  phrases: readonly ChosenPhrase[],
  voice: Voice,
  start: PlanOptions,
  random: Random,
): PlannedSentence[] {
  const chosen = apart(withOneReason(withThough(phrases)));
  // Don't separate the staff from what "they" did, unless it would come after the visit; and after
  // "Thanks to Ana and the team!", what follows is about them.
  const isTimed = chosen.some(
    ({ stage, topic }) => stage !== 'booking' && stage !== 'visit' && topic === 'logistics',
  );
  const bookingAt =
    start.mentionsPeople || (start.isNamed && !isTimed)
      ? order.followUp + 0.4
      : frontPosition - 0.1;
  const clauses: Clause[] = [
    ...planPeople(chosen, start, random),
    ...planFeelings(chosen),
    ...chosen.flatMap((one) => planStatement(one, bookingAt)),
    ...chosen.flatMap(planSentence),
  ];
  const typed = chosen.filter((one) => !isOffered(one)).map(({ phrase }) => phrase.text);
  const inOrder = placeTyped(clauses, start, typed).toSorted((a, b) => a.at - b.at);
  return joinNeighbors(inOrder, voice, random);
}

/** "Organized and honest about Botox" would be organized about Botox: "They were honest about Botox". */
function apart(chosen: readonly ChosenPhrase[]): ChosenPhrase[] {
  const others = chosen.filter(({ phrase }) => phrase.kind === 'adjective').length - 1;
  return chosen.map((one) => {
    const { phrase } = one;
    if (others === 0 || phrase.kind !== 'adjective' || isOffered(one)) return one;
    if (!tailed.test(phrase.text)) return one;
    return { ...one, phrase: loneStatement(`they {were} ${phrase.text}`, phrase.weight) };
  });
}

const tailed = / (?:about|during|when|while|in|on|at) /;

function planFeelings(chosen: readonly ChosenPhrase[]): FeelingsClause[] {
  const feelings = chosen
    .filter(hasKind('feeling'))
    .toSorted((a, b) => positionWithCustomLast(a) - positionWithCustomLast(b));
  const [first, second] = feelings;
  const isFeltTwice =
    feelings.every(({ phrase }) => phrase.text.startsWith('felt')) &&
    feelings.some(({ phrase }) => /^felt (?:like|I)\b/.test(phrase.text));
  const isPair =
    first &&
    second &&
    !isFeltTwice &&
    !feelings.some(standsAlone) &&
    matches([first.topic], [second.topic]);
  const groups = isPair ? [feelings] : feelings.map((one) => [one]);
  return groups.map((group) => ({
    kind: 'feelings',
    texts: group.map(({ phrase }) => phrase.text),
    topics: group.map(({ topic }) => topic),
    at: Math.max(
      // After the staff, whom "they" would no longer mean.
      startOfFeelings(group),
      ...group.map((one) => afterPeople(one.phrase.text, positionWithCustomLast(one))),
    ),
    alone: group.some(({ phrase }) => phrase.alone),
  }));
}

function startOfFeelings(group: readonly ChosenPhrase[]): number {
  // After the staff, whom "they" would no longer mean.
  if (group.every(({ topic }) => topic === 'place')) return order.followUp + 0.6;
  // "I felt like I was in good hands. They followed up quickly." has its end in the middle.
  if (group.some(({ phrase }) => isConclusion.test(phrase.text))) return order.followUp + 0.5;
  const isArrival = group.every(({ stage, topic }) => stage === 'arrival' && topic === 'logistics');
  return isArrival ? 0.6 : order.visit + 0.2;
}

const isConclusion = /\b(?:in good hands|trust them)$/;

/** True if it can't be joined with another verb: "I could tell …", and custom sentiments. */
function standsAlone({ phrase: { text }, topic }: ChosenPhrase): boolean {
  const isCustom = topic === 'custom' && !/^felt \w+$/.test(text);
  return isCustom || /^(?:liked|loved|appreciated|could tell|knew|know|feel)\b| and /.test(text);
}

function planStatement(one: ChosenPhrase, bookingAt: number): Clause[] {
  const { phrase, topic, stage } = one;
  if (phrase.kind !== 'statement') return [];
  const { text, alone = false } = phrase;
  // "The hygienist was nice" goes with what is said about the staff.
  const [, subject = ''] = /^(?:the|our|my) (\S+(?: \S+)?) \{was\}/.exec(text) ?? [];
  const isAboutPerson = topic === 'custom' && personNouns.has(subject) && one.mood === 'praise';
  const places: [boolean, number][] = [
    [phrase.reason !== undefined, frontPosition - 0.2],
    [isAboutPerson, order.visit + 0.4],
    [stage === 'booking' && topic !== 'custom', bookingAt],
    [topic === 'place', order.followUp + 0.6],
  ];
  const usual = afterPeople(text, positionWithCustomLast(one));
  const at = places.find(([applies]) => applies)?.[1] ?? usual;
  const isCustom = topic === 'custom' && !isShortFact(text);
  return [{ kind: 'statement', text, topics: [topic], at, alone: alone || isCustom }];
}

/** "The price {was} fair" may share a sentence. */
function isShortFact(text: string): boolean {
  return /^(?!it )(?:the )?\S+(?: \S+)? \{(?:was|were)\} \S+$/.test(text);
}

function planSentence(one: ChosenPhrase): Clause[] {
  const { phrase, topic } = one;
  if (phrase.kind !== 'sentence') return [];
  return [
    {
      kind: 'sentence',
      text: phrase.text,
      topics: [topic],
      at: positionWithCustomLast(one) + 0.5,
      alone: true,
    },
  ];
}
