import { personNouns } from '../custom-sentiment/lexicon/nouns.ts';
import type { Stage } from '../sentiments/sentiment.ts';
import type { Told } from './choose-phrases.ts';
import type { Clause, FeelingsClause, PeopleClause } from './clause.ts';
import { joinNeighbors, matches } from './join.ts';
import { countWords } from '../words.ts';
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
  chosen: readonly Told[],
  voice: Voice,
  start: Start,
  random: Random,
): PlannedSentence[] {
  const told = withThough(chosen);
  // Not between the people and what "they" did.
  const bookingAt = start.isNamed ? order.followUp + 0.4 : order.booking;
  const clauses: Clause[] = [
    ...planPeople(told, start, random),
    ...planFeelings(told),
    ...told.flatMap((one) => planStatement(one, bookingAt)),
    ...told.flatMap(planSentence),
  ].toSorted((a, b) => a.at - b.at);
  return joinNeighbors(clauses, voice, random);
}

/** "Parking is tough though.": a lone complaint after praise. */
function withThough(told: readonly Told[]): readonly Told[] {
  const complaints = told.filter(({ mood }) => mood === 'complaint');
  if (complaints.length !== 1 || told.length < 3) return told;
  return told.map((one) => {
    const { phrase } = one;
    if (one.mood !== 'complaint' || isWeighed.test(phrase.text)) return one;
    if (!isCertainlyBad.test(phrase.text)) return one;
    if (countWords(phrase.text) > 8) return one;
    const text = phrase.text.replace(/\.?$/, (end) => ` though${end}`);
    return { ...one, phrase: { ...phrase, text } };
  });
}

/** Words of small complaints; others may be praise that we misread. */
const isCertainlyBad =
  /\b(?:tough|tight|pricey|pricy|expensive|steep|long|small|loud|busy|slow|late|behind|waits?|waited|crowded|chaotic|limited|hard to|cold|freezing|dated|hectic|noisy|cramped|confusing|far|full)\b/i;

/** What weighs good against bad by itself. */
const isWeighed =
  /\b(?:but|though|although|however|yet|still|worth|despite|wish|could|glad|ok|okay)\b|,|[!?]$/i;

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
  const clauses: PeopleClause[] = pairsOf(habits).map((group) => ({
    ...people([], group, Math.max(...group.map(placeApart))),
    isPlural: true,
  }));
  if (adjectives.length === 0) return [...clauses, ...actionClauses(actions, isNamed)];
  const form = chooseForm(adjectives, actions, isBare, random);
  const taken = takenAlong(actions, form, adjectives);
  const rest = actions.filter((one) => !taken.includes(one));
  // Qualities come first in most reviews, whatever the order of the visit.
  const isFirst = form !== 'plain' || isNamed;
  const at = isFirst ? foremost : random.chance(0.75) ? 0.5 : order.visit;
  return [
    { ...people(adjectives, taken, at), form },
    ...actionClauses(rest, false, true),
    ...clauses,
  ];
}

/** "They have Saturday hours and a payment plan": two short ones share a clause. */
function pairsOf(habits: readonly Told[]): Told[][] {
  const [one, other, ...more] = habits.toSorted((a, b) => placeApart(a) - placeApart(b));
  const isPair = other && more.length === 0 && /^have \S+( \S+){0,3}$/.test(one?.phrase.text ?? '');
  if (!one || !isPair || !/^have \S+( \S+){0,3}$/.test(other.phrase.text))
    return habits.map((habit) => [habit]);
  const text = `${one.phrase.text} and ${other.phrase.text.replace(/^have /, '')}`;
  return [[{ ...one, phrase: { ...one.phrase, text } }]];
}

/** A single quality takes an action along, rather one that has no other beside it. */
function takenAlong(
  actions: readonly Told[],
  form: PeopleClause['form'],
  adjectives: readonly Told[],
): readonly Told[] {
  const isSingle = adjectives.length === 1 && !/ and /.test(adjectives[0]?.phrase.text ?? '');
  const isOfWork = adjectives.some(({ topic }) => topic === 'logistics');
  const offered = actions.filter(
    (one) => isOffered(one) && (isOfWork || one.topic !== 'logistics'),
  );
  const start = offered[0];
  if (!start || (form === 'plain' && !isSingle)) return [];
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
function actionClauses(
  actions: readonly Told[],
  isFirst: boolean,
  hasQualities = false,
): PeopleClause[] {
  const groups: Told[][] = [];
  for (const action of actions) {
    const fitting = groups.find(([one, second]) => one && !second && goTogether(one, action));
    if (fitting) fitting.push(action);
    else groups.push([action]);
  }
  // What the visitor typed comes after the first mention of the people there.
  const inOrder = groups.toSorted(
    (a, b) => Number(!a.every(isOffered)) - Number(!b.every(isOffered)),
  );
  return inOrder.map((group, index) => {
    // What one of them did is told of "them", once they are named.
    const isPlural = (hasQualities || index > 0) && !group.every(isOffered);
    const isEarly = Math.min(...group.map(placeOf)) < order.followUp;
    const at = !isEarly ? order.followUp : isPlural ? order.visit + 0.5 : 0.7;
    return {
      ...people([], group, isFirst && index === 0 ? foremost : at),
      ...(isPlural && { isPlural }),
    };
  });
}

/** "Saw me right on time and explained everything clearly", but not "and earned my trust". */
function goTogether(one: Told, other: Told): boolean {
  const topics = [one.topic, other.topic];
  // "Made me feel welcome and saved my dress": a feeling beside a deed is odd.
  const isOfFeeling = ({ phrase }: Told) => /\b(?:feel|ease|respect|rush|care)/.test(phrase.text);
  if (topics.includes('own'))
    return !topics.includes('logistics') && ![one, other].some(isOfFeeling);
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
  const canWho =
    opens &&
    isNoun &&
    adjectives.length <= 2 &&
    actions.some((one) => isOffered(one) && one.topic !== 'logistics');
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
    at: Math.max(
      order.visit + 0.2,
      ...group.map((one) => afterPeople(one.phrase.text, placeApart(one))),
    ),
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
  // "The hygienist was nice" goes with what is said of the others there.
  const [, subject = ''] = /^(?:the|our|my) (\S+(?: \S+)?) \{was\}/.exec(text) ?? [];
  const isOfPerson = topic === 'own' && personNouns.has(subject) && one.mood === 'praise';
  const at = isOfPerson
    ? order.visit + 0.4
    : stage === 'booking' && topic !== 'own'
      ? bookingAt
      : topic === 'place'
        ? order.followUp + 0.6
        : afterPeople(text, placeApart(one)) - (text.startsWith('it ') ? 0.2 : 0);
  const isOwn = topic === 'own' && !isShortFact(text);
  return [{ kind: 'statement', text, topics: [topic], at, alone: alone || isOwn }];
}

/** "The price {was} fair" may share a sentence. */
export function isShortFact(text: string): boolean {
  return /^(?!it )(?:the )?\S+(?: \S+)? \{(?:was|were)\} \S+$/.test(text);
}

function planSentence(one: Told): Clause[] {
  const { phrase, topic } = one;
  if (phrase.kind !== 'sentence') return [];
  return [
    {
      kind: 'sentence',
      text: phrase.text,
      isPerk: phrase.isPerk ?? false,
      topics: [topic],
      at: placeApart(one) + 0.5,
      alone: true,
    },
  ];
}
