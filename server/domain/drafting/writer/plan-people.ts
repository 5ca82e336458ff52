import { countWords } from '../words.ts';
import { chooseForm } from './choose-form.ts';
import { areUnlike } from './unlike.ts';
import type { ChosenPhrase } from './chosen-phrase.ts';
import type { PeopleClause } from './clause.ts';
import type { Random } from './seeded-random.ts';
import {
  frontPosition,
  isOffered,
  hasKind,
  order,
  positionWithCustomLast,
  positionOf,
} from './visit-order.ts';

/** Groups what is said about the staff into clauses. */
export function planPeople(
  chosen: readonly ChosenPhrase[],
  { isBare, isNamed }: { isBare: boolean; isNamed: boolean },
  random: Random,
): PeopleClause[] {
  const adjectives = chosen.filter(hasKind('adjective')).toSorted((a, b) => rank(a) - rank(b));
  const actions = chosen
    .filter(hasKind('action'))
    .toSorted((a, b) => positionOf(a) - positionOf(b));
  const habits = chosen.filter(hasKind('habit'));
  const clauses: PeopleClause[] = pairsOf(habits).map((group) => ({
    ...people([], group, Math.max(...group.map(positionWithCustomLast))),
    isPlural: true,
  }));
  if (adjectives.length === 0) return [...clauses, ...actionClauses(actions, isNamed)];
  if (areLate(adjectives, chosen) && !isOneOnVisit(actions))
    return [...actionClauses(actions, isNamed), people(adjectives, [], order.followUp), ...clauses];
  // "Booking was easy. Very kind staff who …": only as the first sentence
  const isBooked = chosen.some(
    ({ stage, phrase }) => stage === 'booking' && phrase.kind === 'statement',
  );
  // Nor after "She got down on the floor with him."
  const isFirstSaid = !isBooked && !chosen.some((one) => !isOffered(one) && saysItself(one));
  const form = chooseForm(adjectives, isBare && isFirstSaid, random);
  // Most reviews start with adjectives, whatever the order of the visit.
  const isFirst = form !== 'plain' || isNamed;
  const isFollowed = adjectives.length === 1 && actions.length > 1;
  const at = isFirst ? frontPosition : isFollowed ? 0.5 : afterArrival(random);
  const taken = actionsToJoin(actions, form, adjectives, at < order.visit);
  const rest = actions.filter((one) => !taken.includes(one));
  return [
    { ...people(adjectives, taken, at), form },
    ...actionClauses(rest, false, true),
    ...clauses,
  ];
}

/** "Quick to follow up" is no way to open a draft, and comes after "they got me in on time". */
function areLate(adjectives: readonly ChosenPhrase[], chosen: readonly ChosenPhrase[]): boolean {
  const isFollowUp = ({ stage }: ChosenPhrase) => stage === 'followUp';
  const isEarly = ({ stage, topic }: ChosenPhrase) => stage !== 'visit' && topic === 'logistics';
  return (
    adjectives.some(isFollowUp) &&
    (adjectives.every(isFollowUp) || chosen.some((one) => isEarly(one) && !isFollowUp(one)))
  );
}

/** "The staff listened to me. They were very thorough and quick to follow up." begins with a stub. */
function isOneOnVisit(actions: readonly ChosenPhrase[]): boolean {
  return actions.length === 1 && actions.every(({ stage }) => stage === 'visit');
}

function afterArrival(random: Random): number {
  return random.chance(0.75) ? 0.5 : order.visit;
}

/** "They have Saturday hours and a payment plan": two short ones share a clause. */
function pairsOf(habits: readonly ChosenPhrase[]): ChosenPhrase[][] {
  const [one, other, ...more] = habits.toSorted(
    (a, b) => positionWithCustomLast(a) - positionWithCustomLast(b),
  );
  const isPair = other && more.length === 0 && /^have \S+( \S+){0,4}$/.test(one?.phrase.text ?? '');
  if (!one || !isPair || !/^have \S+( \S+){0,5}$/.test(other.phrase.text))
    return habits.map((habit) => [habit]);
  const text = `${one.phrase.text} and ${other.phrase.text.replace(/^have /, '')}`;
  return [[{ ...one, phrase: { ...one.phrase, text } }]];
}

/** Actions that join the adjectives' clause: a single adjective takes one, by the order of the visit. */
function actionsToJoin(
  actions: readonly ChosenPhrase[],
  form: PeopleClause['form'],
  adjectives: readonly ChosenPhrase[],
  comeFirst: boolean,
): readonly ChosenPhrase[] {
  const isSingle = adjectives.length === 1 && !/ and /.test(adjectives[0]?.phrase.text ?? '');
  const offered = actions.filter(isOffered).filter((one) => !isUnlikeCare(one, adjectives));
  if (form === 'who') return chooseWho(offered);
  if (!isSingle) return [];
  // "They were helpful. They gave me a written plan."
  if (offered.length === 0) return actions.filter(isShortAction).slice(0, 1);
  return comeFirst ? offered.slice(0, 1) : offered.slice(-1);
}

/** "Very compassionate and made it easy to schedule an appointment" */
function isUnlikeCare({ stage }: ChosenPhrase, adjectives: readonly ChosenPhrase[]): boolean {
  return (
    stage === 'booking' && adjectives.some(({ phrase }) => /\b(?:car|compassi)/.test(phrase.text))
  );
}

function isShortAction({ phrase: { text } }: ChosenPhrase): boolean {
  return countWords(text) <= 7 && !/ and |, | but /.test(text);
}

/** "Nice" and "awesome" come first, and predicative adjectives last: "friendly and easy to schedule with". */
function rank({ phrase, topic }: ChosenPhrase): number {
  if (general.test(phrase.text)) return -1;
  const isPredicate = phrase.kind === 'adjective' && !phrase.attributive;
  return (isPredicate ? 10 : 0) + (topic === 'manner' ? 0 : 1);
}

const general =
  /^(?:(?:so|super|really|very|just) )?(?:nice|great|good|awesome|amazing|wonderful|fantastic|excellent|incredible|lovely)$/;

/** Two actions that go together share a clause; practical and personal ones don't. */
function actionClauses(
  actions: readonly ChosenPhrase[],
  isFirst: boolean,
  hasQualities = false,
): PeopleClause[] {
  const alike = inPairs(actions, goTogether);
  // Three sentences with "They" in a row are worse than two unlike verbs.
  const groups =
    alike.filter((group) => group.every(isOffered)).length > 2
      ? inPairs(actions, areOffered)
      : alike;
  const [pair, single, ...more] = groups;
  const listed = [...(pair ?? []), ...(single ?? [])];
  const isShort = countWords(listed.map(({ phrase }) => phrase.text).join(' ')) <= 12;
  // "The staff got me in on time, listened to me and put me at ease."
  if (
    !hasQualities &&
    listed.length === 3 &&
    more.length === 0 &&
    isShort &&
    !clash(listed) &&
    listed.every(isOffered)
  )
    groups.splice(0, 2, listed);
  // Custom sentiments come after the first mention of the staff.
  const inOrder = groups.toSorted(
    (a, b) => Number(!a.every(isOffered)) - Number(!b.every(isOffered)),
  );
  return inOrder.map((group, index) => {
    // Custom actions take "they" as their subject, once the staff has been mentioned.
    const isPlural = (hasQualities || index > 0) && !group.every(isOffered);
    const isEarly = !isLate(group);
    const early = isPlural ? order.visit + 0.5 : 0.7;
    // "They" need the staff before them.
    const isAfterLate = isPlural && !hasQualities && inOrder.slice(0, index).every(isLate);
    const at = isEarly && !isAfterLate ? early : order.followUp;
    return {
      ...people([], group, isFirst && index === 0 ? frontPosition : at),
      ...(isPlural && { isPlural }),
    };
  });
}

function isLate(group: readonly ChosenPhrase[]): boolean {
  return Math.min(...group.map(positionOf)) >= order.followUp;
}

/** Whatever its topic, except for what was typed. */
function areOffered(one: ChosenPhrase, other: ChosenPhrase): boolean {
  if (!isOffered(one) || !isOffered(other)) return goTogether(one, other);
  return !isNegated([one, other]);
}

function inPairs(
  actions: readonly ChosenPhrase[],
  fit: (one: ChosenPhrase, other: ChosenPhrase) => boolean,
): ChosenPhrase[][] {
  const groups: ChosenPhrase[][] = [];
  for (const action of actions) {
    const fitting = groups.find(([one, second]) => one && !second && fit(one, action));
    if (fitting) fitting.push(action);
    else groups.push([action]);
  }
  return groups;
}

/** All that the staff did goes together, except for some things that the visitor typed. */
function goTogether(one: ChosenPhrase, other: ChosenPhrase): boolean {
  const topics = [one.topic, other.topic];
  if (clash([one, other])) return false;
  // "Took my insurance and filed it"
  if ([one, other].some(({ topic, phrase }) => topic === 'custom' && / and /.test(phrase.text)))
    return false;
  // Not "made me feel welcome and saved my dress".
  const isAboutFeelings = ({ phrase }: ChosenPhrase) =>
    /\b(?:feel|ease|respect|rush|care|knew|listen)/.test(phrase.text);
  if (topics.includes('custom'))
    return !topics.includes('logistics') && ![one, other].some(isAboutFeelings);
  return true;
}

function clash(actions: readonly ChosenPhrase[]): boolean {
  const isUnlike = (one: ChosenPhrase, at: number) =>
    actions.slice(at + 1).some((other) => areUnlike(one, other));
  return actions.some(isUnlike) || isNegated(actions);
}

/** "Never rushed me and followed up quickly": the negation would cover what has to come after it. */
function isNegated(actions: readonly ChosenPhrase[]): boolean {
  const ranks = actions.map(({ phrase }) => denied(phrase.text));
  return ranks.includes(1) && ranks.some((one) => one > 1);
}

function people(
  adjectives: readonly ChosenPhrase[],
  actions: readonly ChosenPhrase[],
  at: number,
): PeopleClause {
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

/** Sort key. Negations come late, or they would cover the rest as well: "never rushed me and treated me …". */
function denied(text: string): number {
  if (/^(?:followed up|got back)\b/.test(text)) return 1.5;
  return Number(/^(?:never|didn't)\b/.test(text));
}

/** "Very kind staff who …": two at most, and none that are unlike. */
function chooseWho(offered: readonly ChosenPhrase[]): readonly ChosenPhrase[] {
  const two = offered.filter(goesWithWho).slice(0, 2);
  return clash(two) ? two.slice(0, 1) : two;
}

const saysItself = hasKind('statement', 'sentence');

function goesWithWho(one: ChosenPhrase): boolean {
  return isOffered(one) && one.topic !== 'logistics';
}
