import { countWords } from '../words.ts';
import { realizeAdjectives, slotsIn } from './adjectives.ts';
import {
  contentOf,
  type Clause,
  type FeelingsClause,
  type PeopleClause,
  type PlannedSentence,
} from './clause.ts';
import { hasIntensifier, intensify } from './intensify.ts';
import { joinList } from './lists.ts';
import { punctuate } from './punctuation.ts';
import type { Random } from './seeded-random.ts';
import type { RealizerState } from './realizer-state.ts';
import type { Voice } from './voice.ts';

interface RealizeOptions {
  /** The name to add to the first mention of the staff. */
  business: string | undefined;
  /** True if the opening has an intensifier. */
  isIntense: boolean;
  /** True if the opening mentions the staff. */
  mentionsPeople: boolean;
  /** True if "they" may follow the opening at once. */
  startsWithThey: boolean;
  /** True if there is an opening. */
  isNamed: boolean;
}

/** Surface realization: turns the planned sentences into text. */
export function realize(
  plan: readonly PlannedSentence[],
  voice: Voice,
  { business, isIntense, mentionsPeople, startsWithThey, isNamed }: RealizeOptions,
  random: Random,
): string[] {
  const clauses = plan.flat();
  const places = clauses.reduce((sum, clause) => sum + slotsInClause(clause), 0);
  const isTaken = isIntense || clauses.some(isIntenseItself);
  const state: RealizerState = {
    voice,
    random,
    business,
    // But not after "It was easy to make an appointment", nor three sentences in a row with "They"
    mentionsPeople:
      mentionsPeople ||
      (startsWithThey && plan.slice(0, 1).some(isAboutThem) && plan.filter(isAboutThem).length < 3),
    isNamed,
    slotsBefore: isTaken || places === 0 ? -1 : Math.floor(random.next() * places),
    lastStart: '',
    hasToo: false,
  };
  return plan.map((sentence, index) => realizeSentence(sentence, index === plan.length - 1, state));
}

function isAboutThem([first]: PlannedSentence): boolean {
  if (first?.kind === 'people') return true;
  return (first?.kind === 'statement' || first?.kind === 'sentence') && /^they\b/i.test(first.text);
}

function realizeSentence(clauses: PlannedSentence, isLast: boolean, state: RealizerState): string {
  const [first = '', second] = clauses.map((clause, index) =>
    realizeClause(clause, index === 0, state),
  );
  const [only] = clauses;
  const isAfterAnother = !/^(?:I|We|)$/.test(state.lastStart) && second === undefined;
  const isExtra = only !== undefined && isAfterAnother && mayTakeToo(only, first, isLast);
  const takesToo = isExtra && !state.hasToo && (isTypedHabit(only) || state.random.chance(0.55));
  state.lastStart = first.split(' ')[0] ?? '';
  state.hasToo ||= takesToo || first.endsWith(' too') || second?.endsWith(' too') === true;
  if (takesToo) return punctuate(`${first.replace(/\.$/, '')} too`);
  if (second === undefined) return punctuate(first);
  const isLong = countWords(first) + countWords(second) > 9;
  const comma = isLong || hasInnerClause.test(first) ? ',' : '';
  return punctuate(`${first}${comma} and ${second}`);
}

/** Without a comma, "I could tell they cared and they followed up" would be two things that I could tell. */
const hasInnerClause = / and |\b(?:I|we) (?:could tell|fe(?:lt|el) like|knew|know)\b|\bhow\b/;

/** "Scheduling was easy too." */
function mayTakeToo(clause: Clause, text: string, isLast: boolean): boolean {
  if (!isLast || countWords(text) > 6 || / too\b|!$/.test(text)) return false;
  return isTypedHabit(clause) || (clause.kind === 'statement' && isPlain.test(text));
}

/** "They take my insurance too." */
function isTypedHabit(clause: Clause): boolean {
  return clause.topics.includes('custom') && offers.test(contentOf(clause));
}

const offers =
  /^(?!.*(?:,| too\b))(?:they (?=\w)|(?=they're open))?(?:take|accept|speak|have|offer|do|see|they're open)\b/;

const isPlain = /\bwas (?:\w+ )?(?:easy|simple|clean and comfortable|comfortable and clean)$/;

function realizeClause(clause: Clause, isFirst: boolean, state: RealizerState): string {
  if (clause.kind === 'people') return peopleClause(clause, isFirst, state);
  if (clause.kind === 'feelings') return feelingsClause(clause, state);
  if (clause.kind === 'sentence') return clause.text;
  const said = withoutThirdThey(fill(clause.text, state), state);
  return clause.topics.includes('custom') ? said : withPeople(said, state);
}

/** After "They listened.", "They have a clean office" is "The office is clean". */
function withoutThirdThey(said: string, { lastStart }: RealizerState): string {
  return lastStart === 'They' ? said.replace(/^they have an? (.+) (\w+)$/, 'the $2 is $1') : said;
}

function peopleClause(clause: PeopleClause, isFirst: boolean, state: RealizerState): string {
  const { form, adjectives } = clause;
  const actions = clause.actions.map((text) => fill(text, state));
  const did = joinList(actions);
  const qualities = realizeAdjectives(adjectives, form === 'who', state);
  if (form !== 'plain') state.mentionsPeople = true;
  if (form === 'who') return `${qualities} staff${did && ` who ${did}`}`;
  const { text, be } = clause.isPlural
    ? they
    : subject(
        state,
        did !== '' || clause.topics.includes('logistics') || /^(?:not|never)\b/.test(qualities),
      );
  const isAgain = isFirst && text === 'they' && state.lastStart === 'They';
  const also = isAgain ? ' also' : '';
  // "The staff here was nice", but not "The staff here listened to me".
  if (adjectives.length === 0) return `${text.replace(/ here$/, '')}${also} ${did}`;
  return `${text} ${be}${also} ${qualities}${did && ` and ${did}`}`;
}

const they = { text: 'they', be: 'were' };

/**
 * The subject for the staff, with the business's name at the first mention if it belongs there.
 * @param byOnePerson true for actions, which "everyone" rarely did
 */
function subject(state: RealizerState, byOnePerson = false): { text: string; be: 'was' | 'were' } {
  const { business, voice } = state;
  if (state.mentionsPeople && business === undefined) return { text: 'they', be: 'were' };
  state.mentionsPeople = true;
  state.business = undefined;
  const who = byOnePerson ? voice.staff.one : voice.staff.all;
  const plain = who.replace(/ here$/, '');
  if (business !== undefined) return { text: `${plain} at ${business}`, be: 'was' };
  return { text: state.isNamed ? plain : who, be: 'was' };
}

function feelingsClause({ texts }: FeelingsClause, state: RealizerState): string {
  const said = joinFeelings(texts.map((text) => fill(text, state)).toSorted(byLength));
  return withPeople(`${state.voice.person} ${said}`, state);
}

/** Shorter feelings first, negations last: "felt comfortable and never felt rushed". */
function byLength(one: string, other: string): number {
  const place = (text: string) =>
    /^(?:never|didn't|wasn't|was never|weren't|were never)\b/.test(text)
      ? 2
      : /^fe(?:lt|el) (?:like|I|we)\b/.test(text)
        ? 1
        : 0;
  return place(one) - place(other) || countWords(one) - countWords(other);
}

/** "felt comfortable and felt heard" is "felt comfortable and heard". */
function joinFeelings([first = '', second]: readonly string[]): string {
  if (second === undefined) return first;
  const verb = /^felt(?= (?!like\b|I\b|we\b))/;
  const shared = first.match(verb)?.[0];
  const isShared = shared !== undefined && second.match(verb)?.[0] === shared;
  return `${first} and ${isShared ? second.slice(shared.length + 1) : second}`;
}

/** Replaces "they", "them" and "their" if the staff hasn't been mentioned yet. */
function withPeople(said: string, state: RealizerState): string {
  // "The staff have" is British.
  if (state.mentionsPeople || said.startsWith('they have')) return said;
  const plain = said.replace(/\btheir (?=office|place)/, 'the ');
  if (!/\b(?:they|them)\b/.test(plain)) return plain;
  // "I felt like the staff here really listened" sounds like an ad.
  const text = subject(state, true).text.replace(/ here$/, '');
  return plain.replace(/\b(?:they|them)( were\b)?/, (_, were) => `${text}${were ? ' was' : ''}`);
}

/** Fills the slots of a phrase (`phrase.ts`). */
function fill(text: string, state: RealizerState): string {
  const agreed = text.replace('{was}', 'was').replace('{were}', 'were');
  if (!agreed.includes('{very}')) return agreed;
  const takes = state.slotsBefore === 0;
  state.slotsBefore -= 1;
  return agreed.replace(/\{very\}(.*)/, (_, next: string) =>
    takes ? intensify(state.voice.intensifier, next) + next : next,
  );
}

/** How many places in a clause can take the intensifier. */
function slotsInClause(clause: Clause): number {
  if (clause.kind === 'sentence') return 0;
  if (clause.kind === 'statement') return Number(clause.text.includes('{very}'));
  if (clause.kind === 'feelings')
    return clause.texts.filter((text) => text.includes('{very}')).length;
  const inActions = clause.actions.filter((text) => text.includes('{very}')).length;
  return inActions + slotsIn(clause.adjectives);
}

function isIntenseItself(clause: Clause): boolean {
  if (clause.kind === 'people') {
    return [...clause.adjectives.map(({ text }) => text), ...clause.actions].some(hasIntensifier);
  }
  return (clause.kind === 'feelings' ? clause.texts : [clause.text]).some(hasIntensifier);
}
