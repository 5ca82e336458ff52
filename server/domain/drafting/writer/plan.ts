import type { Stage } from '../sentiments/sentiment.ts';
import type { Told } from './choose-phrases.ts';
import type { Clause, FeelingsClause, PeopleClause } from './clause.ts';
import { joinNeighbors, matches } from './join.ts';
import type { Phrase } from './phrase.ts';
import type { Random } from './seeded-random.ts';
import type { Voice } from './voice.ts';

/** Clauses that share a sentence: one, or two with "and" between them. */
export type PlannedSentence = readonly Clause[];

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
  told: readonly Told[],
  voice: Voice,
  start: Start,
  random: Random,
): PlannedSentence[] {
  const bookingAt = random.chance(0.75) ? order.booking : order.followUp + 0.5;
  const clauses: Clause[] = [
    ...planPeople(told, start, random),
    ...planFeelings(told),
    ...told.flatMap((one) => planStatement(one, bookingAt)),
    ...told.flatMap(planSentence),
  ].toSorted((a, b) => a.at - b.at);
  return joinNeighbors(clauses, voice, random);
}

/** The course of a visit. What the visitor typed comes after it, what is bad last, a loss first. */
const order: Record<Stage | 'own' | 'complaint' | 'grief', number> = {
  grief: -1,
  booking: 0,
  arrival: 1,
  visit: 3,
  explanation: 4,
  followUp: 7,
  own: 8,
  complaint: 9,
};

/** Before everything else but a loss. */
const foremost = -0.5;

function placeOf({ stage, mood }: Told): number {
  return mood === 'complaint' || mood === 'grief' ? order[mood] : order[stage];
}

/** Clauses and sentences of the visitor's own are told together, at the end. */
function placeApart(one: Told): number {
  const isApart = one.topic === 'own' && one.mood !== 'grief';
  return isApart ? Math.max(order.own, placeOf(one)) : placeOf(one);
}

function isOfKind(...kinds: Phrase['kind'][]): (told: Told) => boolean {
  return ({ phrase }) => kinds.includes(phrase.kind);
}

function planPeople(
  told: readonly Told[],
  { isBare, isNamed }: Start,
  random: Random,
): PeopleClause[] {
  const adjectives = told.filter(isOfKind('adjective')).toSorted((a, b) => rank(a) - rank(b));
  const actions = told.filter(isOfKind('action')).toSorted((a, b) => placeOf(a) - placeOf(b));
  const habits = told.filter(isOfKind('habit'));
  const clauses: PeopleClause[] = habits.map((one) => ({
    ...people([], [one], placeApart(one)),
    isPlural: true,
  }));
  if (adjectives.length === 0) return [...clauses, ...actionClauses(actions, isNamed)];
  const form = chooseForm(adjectives, actions, isBare, random);
  const taken = takenAlong(actions, form, adjectives.length);
  const rest = actions.filter((one) => !taken.includes(one));
  // Qualities come first in most reviews, whatever the order of the visit.
  const isFirst = form !== 'plain' || isNamed;
  const at = isFirst ? foremost : random.chance(0.75) ? 0.5 : order.visit;
  return [{ ...people(adjectives, taken, at), form }, ...actionClauses(rest, false), ...clauses];
}

/** A single quality takes an action along, rather one that has no other beside it. */
function takenAlong(
  actions: readonly Told[],
  form: PeopleClause['form'],
  qualities: number,
): readonly Told[] {
  const offered = actions.filter(isOffered);
  const start = offered[0];
  if (!start || (form === 'plain' && qualities > 1)) return [];
  if (form === 'who')
    return offered.filter((one) => one === start || goTogether(start, one)).slice(0, 2);
  const odd = offered.find(
    (one) => !offered.some((other) => other !== one && goTogether(one, other)),
  );
  return [odd ?? start];
}

/** What needs no noun after it comes last: "friendly and easy to schedule with". */
function rank({ phrase, topic }: Told): number {
  const isPredicate = phrase.kind === 'adjective' && !phrase.attributive;
  return (isPredicate ? 10 : 0) + (topic === 'manner' ? 0 : 1);
}

/** Two that go together share a clause; what was practical and what was personal do not. */
function actionClauses(actions: readonly Told[], isFirst: boolean): PeopleClause[] {
  const groups: Told[][] = [];
  for (const action of actions) {
    const fitting = groups.find(([one, second]) => one && !second && goTogether(one, action));
    if (fitting) fitting.push(action);
    else groups.push([action]);
  }
  return groups.map((group, index) => {
    const at = Math.min(...group.map(placeOf)) < order.followUp ? 0.7 : order.followUp;
    // One of them did it, not "the whole staff".
    const isPlural = group.some(({ topic }) => topic === 'own');
    return {
      ...people([], group, isFirst && index === 0 ? foremost : at),
      ...(isPlural && { isPlural }),
    };
  });
}

/** "Saw me right on time and explained everything clearly", but not "and earned my trust". */
function goTogether(one: Told, other: Told): boolean {
  const topics = [one.topic, other.topic];
  if (topics.includes('own')) return !topics.includes('logistics');
  const isTalk = ({ phrase }: Told) =>
    /^(?:explained|walked|made sure|took the time to explain)\b/.test(phrase.text);
  return matches([one.topic], [other.topic]) || isTalk(one) || isTalk(other);
}

function people(adjectives: readonly Told[], actions: readonly Told[], at: number): PeopleClause {
  return {
    kind: 'people',
    form: 'plain',
    adjectives: adjectives.flatMap(({ phrase }) => (phrase.kind === 'adjective' ? phrase : [])),
    actions: actions.map(({ phrase }) => phrase.text).toSorted((a, b) => denied(a) - denied(b)),
    topics: [...adjectives, ...actions].map(({ topic }) => topic),
    at,
    alone: [...adjectives, ...actions].some(
      ({ phrase }) => phrase.alone || / but /.test(phrase.text),
    ),
  };
}

function isOffered({ topic }: Told): boolean {
  return topic !== 'own';
}

/** What is denied comes last, or it denies the rest as well: "never rushed me and treated me …". */
function denied(text: string): number {
  return Number(/^(?:never|didn't)\b/.test(text));
}

function chooseForm(
  adjectives: readonly Told[],
  actions: readonly Told[],
  opens: boolean,
  random: Random,
): PeopleClause['form'] {
  const isNoun = adjectives.every(
    ({ phrase, topic }) => phrase.kind === 'adjective' && phrase.attributive && topic === 'manner',
  );
  const canWho = opens && isNoun && adjectives.length <= 2 && actions.some(isOffered);
  return canWho && random.chance(0.17) ? 'who' : 'plain';
}

function planFeelings(told: readonly Told[]): FeelingsClause[] {
  const feelings = told
    .filter(isOfKind('feeling'))
    .toSorted((a, b) => placeApart(a) - placeApart(b));
  const [first, second] = feelings;
  const isPair =
    first && second && !feelings.some(keepsToItself) && matches([first.topic], [second.topic]);
  const groups = isPair ? [feelings] : feelings.map((one) => [one]);
  return groups.map((group) => ({
    kind: 'feelings',
    texts: group.map(({ phrase }) => phrase.text),
    topics: group.map(({ topic }) => topic),
    at: Math.max(...group.map((one) => afterPeople(one.phrase.text, placeApart(one)))),
    alone: group.some(({ phrase }) => phrase.alone),
  }));
}

/** "I could tell …" takes no second verb, nor do the visitor's own words. */
function keepsToItself({ phrase: { text }, topic }: Told): boolean {
  const isOwn = topic === 'own' && !/^felt \w+$/.test(text);
  return isOwn || /^(?:liked|could tell|knew)\b| and /.test(text);
}

/** "They" and "them" need somebody to have been mentioned. */
function afterPeople(text: string, at: number): number {
  return /\b(?:they|them|their)\b/.test(text) ? Math.max(at, order.visit) : at;
}

function planStatement(one: Told, bookingAt: number): Clause[] {
  const { phrase, topic, stage } = one;
  if (phrase.kind !== 'statement') return [];
  const { text, alone = false } = phrase;
  const at =
    stage === 'booking' && topic !== 'own' ? bookingAt : afterPeople(text, placeApart(one));
  return [{ kind: 'statement', text, topics: [topic], at, alone: alone || topic === 'own' }];
}

function planSentence(one: Told): Clause[] {
  const { phrase, topic } = one;
  if (phrase.kind !== 'sentence') return [];
  return [
    {
      kind: 'sentence',
      text: phrase.text,
      topics: [topic],
      at: placeApart(one) + 0.5,
      alone: true,
    },
  ];
}
