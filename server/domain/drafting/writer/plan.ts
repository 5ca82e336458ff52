import { personNouns } from '../custom-sentiment/lexicon/nouns.ts';
import type { ChosenPhrase } from './chosen-phrase.ts';
import type { Clause, FeelingsClause, PlannedSentence } from './clause.ts';
import { joinNeighbors, matches } from './join.ts';
import { planPeople } from './plan-people.ts';
import type { Random } from './seeded-random.ts';
import { withThough } from './soften.ts';
import { afterPeople, hasKind, order, positionWithCustomLast } from './visit-order.ts';
import type { Voice } from './voice.ts';

/** How the sentences begin. */
interface Start {
  /** True where nothing is said before them, and no name is to be in them. */
  isBare: boolean;
  /** True where the people are named with the business, which is not to come late. */
  isNamed: boolean;
}

/**
 * Puts what is said of one subject into one clause, the clauses into the order of a visit, and neighbors
 * that go together into one sentence.
 */
export function planSentences(
  phrases: readonly ChosenPhrase[],
  voice: Voice,
  start: Start,
  random: Random,
): PlannedSentence[] {
  const chosen = withThough(phrases);
  // Not between the people and what "they" did.
  const bookingAt = start.isNamed ? order.followUp + 0.4 : order.booking;
  const clauses: Clause[] = [
    ...planPeople(chosen, start, random),
    ...planFeelings(chosen),
    ...chosen.flatMap((one) => planStatement(one, bookingAt)),
    ...chosen.flatMap(planSentence),
  ].toSorted((a, b) => a.at - b.at);
  return joinNeighbors(clauses, voice, random);
}

function planFeelings(chosen: readonly ChosenPhrase[]): FeelingsClause[] {
  const feelings = chosen
    .filter(hasKind('feeling'))
    .toSorted((a, b) => positionWithCustomLast(a) - positionWithCustomLast(b));
  const [first, second] = feelings;
  const isFeltTwice =
    feelings.every(({ phrase }) => phrase.text.startsWith('felt')) &&
    feelings.some(({ phrase }) => /^felt (?:like|I|well)\b/.test(phrase.text));
  const isPair =
    first &&
    second &&
    !isFeltTwice &&
    !feelings.some(keepsToItself) &&
    matches([first.topic], [second.topic]);
  const groups = isPair ? [feelings] : feelings.map((one) => [one]);
  return groups.map((group) => ({
    kind: 'feelings',
    texts: group.map(({ phrase }) => phrase.text),
    topics: group.map(({ topic }) => topic),
    at: Math.max(
      order.visit + 0.2,
      ...group.map((one) => afterPeople(one.phrase.text, positionWithCustomLast(one))),
    ),
    alone: group.some(({ phrase }) => phrase.alone),
  }));
}

/** "I could tell …" takes no second verb, nor do the visitor's own words. */
function keepsToItself({ phrase: { text }, topic }: ChosenPhrase): boolean {
  const isOwn = topic === 'custom' && !/^felt \w+$/.test(text);
  return isOwn || /^(?:liked|loved|appreciated|could tell|knew)\b| and /.test(text);
}

function planStatement(one: ChosenPhrase, bookingAt: number): Clause[] {
  const { phrase, topic, stage } = one;
  if (phrase.kind !== 'statement') return [];
  const { text, alone = false } = phrase;
  // "The hygienist was nice" goes with what is said of the others there.
  const [, subject = ''] = /^(?:the|our|my) (\S+(?: \S+)?) \{was\}/.exec(text) ?? [];
  const isAboutPerson = topic === 'custom' && personNouns.has(subject) && one.mood === 'praise';
  const places: [boolean, number][] = [
    [isAboutPerson, order.visit + 0.4],
    [stage === 'booking' && topic !== 'custom', bookingAt],
    [topic === 'place', order.followUp + 0.6],
  ];
  const usual = afterPeople(text, positionWithCustomLast(one)) - (text.startsWith('it ') ? 0.2 : 0);
  const at = places.find(([applies]) => applies)?.[1] ?? usual;
  const isOwn = topic === 'custom' && !isShortFact(text);
  return [{ kind: 'statement', text, topics: [topic], at, alone: alone || isOwn }];
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
      isPerk: phrase.isPerk ?? false,
      topics: [topic],
      at: positionWithCustomLast(one) + 0.5,
      alone: true,
    },
  ];
}
