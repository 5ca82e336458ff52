import {
  adjectiveFrames,
  experienceFrames,
  findFrames,
  gratitudeFrames,
  joins,
  qualityFrames,
  severalFrames,
  type Frames,
} from './frames.ts';
import type { Voice } from './voice.ts';
import type { Form, Wording } from './wording.ts';

/** A sentence without its capital and its full stop. */
export interface Saying {
  text: string;
  /** What may stand around it: a clause takes words before and after, a frame before, the rest none. */
  kind: 'clause' | 'frame' | 'thanks' | 'fragment';
}

/** Says all the members in one sentence; undefined where they do not fit into one. */
export function sayTogether(
  members: readonly Wording[],
  words: number,
  voice: Voice,
): Saying | undefined {
  const thanked = voice.names.thanked !== undefined;
  const fitting = shapes.filter(
    ({ form, counts }) =>
      counts.includes(members.length) && all(members, form) && !(thanked && form === 'gratitude'),
  );
  if (fitting.length === 0) return undefined;
  const { kind, write } = voice.random.weighted(fitting);
  return { kind, text: write(members, words, voice) };
}

/** @param words about how many words to take */
type Write = (members: readonly Wording[], words: number, voice: Voice) => string;

interface Shape {
  /** The form that every member must offer. */
  form: Form;
  /** How many members it takes. */
  counts: readonly number[];
  weight: number;
  kind: Saying['kind'];
  write: Write;
}

const qualities = framed('qualities', qualityFrames);
const experiences = framed('experiences', experienceFrames);
const finds = framed('finds', findFrames);
const gratitude = framed('gratitude', gratitudeFrames);
const adjectives = framed('adjectives', adjectiveFrames);

// One member: about as often as a feeling has wordings of the form, so that each wording is as likely.
const shapes: readonly Shape[] = [
  { form: 'clauses', counts: [1], weight: 12, kind: 'clause', write: one('clauses') },
  { form: 'sentences', counts: [1], weight: 4.5, kind: 'fragment', write: one('sentences') },
  { form: 'they', counts: [1], weight: 2, kind: 'clause', write: theyClause },
  { form: 'i', counts: [1], weight: 1.2, kind: 'clause', write: iClause },
  { form: 'qualities', counts: [1], weight: 1.4, kind: 'frame', write: qualities },
  { form: 'experiences', counts: [1], weight: 0.5, kind: 'frame', write: experiences },
  { form: 'finds', counts: [1], weight: 0.7, kind: 'frame', write: finds },
  { form: 'gratitude', counts: [1], weight: 0.6, kind: 'frame', write: gratitude },

  { form: 'clauses', counts: [2], weight: 9, kind: 'clause', write: pairOfClauses },
  { form: 'they', counts: [2], weight: 3, kind: 'clause', write: theyClause },
  { form: 'i', counts: [2], weight: 2, kind: 'clause', write: iClause },
  { form: 'qualities', counts: [2], weight: 2, kind: 'frame', write: qualities },
  { form: 'experiences', counts: [2], weight: 0.7, kind: 'frame', write: experiences },
  { form: 'finds', counts: [2], weight: 1.5, kind: 'frame', write: finds },
  { form: 'gratitude', counts: [2], weight: 0.8, kind: 'frame', write: gratitude },
  { form: 'adjectives', counts: [2], weight: 1, kind: 'frame', write: adjectives },

  { form: 'clauses', counts: [3], weight: 4, kind: 'frame', write: inTwoParts },
  { form: 'they', counts: [3], weight: 2, kind: 'clause', write: theyClause },
  { form: 'qualities', counts: [3], weight: 2, kind: 'frame', write: qualities },
  { form: 'experiences', counts: [3], weight: 0.6, kind: 'frame', write: experiences },
  { form: 'finds', counts: [3], weight: 1.5, kind: 'frame', write: finds },
  { form: 'gratitude', counts: [3], weight: 0.8, kind: 'frame', write: gratitude },
  { form: 'adjectives', counts: [3], weight: 0.3, kind: 'frame', write: adjectives },
  { form: 'tags', counts: [3], weight: 0.7, kind: 'fragment', write: tagList },
];

function all(members: readonly Wording[], form: Form): boolean {
  return members.every((member) => (member[form]?.length ?? 0) > 0);
}

function each(members: readonly Wording[], form: Form, words: number, voice: Voice): string[] {
  const share = words / members.length;
  return members.map((member) => {
    const patterns = member[form] ?? [];
    if (form === 'tags' || form === 'adjectives')
      return voice.say(voice.random.pick(patterns), member.own);
    return voice.sayOne(members.length > 1 ? listable(patterns) : patterns, share, member.own);
  });
}

/** In a list, what holds a list or a second clause itself would read as part of it. */
function listable(patterns: readonly string[]): readonly string[] {
  const known = listables.get(patterns);
  if (known) return known;
  const simple = patterns.filter(isListable);
  const fitting = simple.length > 0 ? simple : patterns;
  listables.set(patterns, fitting);
  return fitting;
}

function isListable(text: string): boolean {
  return !/\b(?:and|but|so|because|since|though|while)\b|[,;:]/.test(text);
}

const listables = new WeakMap<readonly string[], readonly string[]>();

function one(form: Form): Write {
  return (members, words, voice) => each(members, form, words, voice).join();
}

/** "I appreciated how thorough they were" */
function framed(form: Form, { neutral, praising }: Frames): Write {
  return (members, words, voice) => {
    const praise = members.every((member) => member.praise);
    const single = praise ? [...neutral, ...praising] : neutral;
    const several = form === 'qualities' ? severalFrames : [];
    const frames =
      members.length > 1
        ? [...single, ...several].filter(
            (frame) => frame.endsWith('{it}') && !frame.startsWith('one thing'),
          )
        : single;
    const list = voice.list(each(members, form, words - frameWords, voice));
    return voice.say(voice.random.pick(frames)).replace('{it}', () => list);
  };
}

/** About how many words of a framed sentence are the frame's. */
const frameWords = 5;

/** "the team listened to me and was thorough" */
function theyClause(members: readonly Wording[], words: number, voice: Voice): string {
  const together = members.some((member) => member.together);
  const subject = voice.say(together ? '{team}' : '{they}');
  const were = voice.say('{were}');
  const predicates = each(members, 'they', words, voice);
  return `${subject} ${voice.list(predicates.map((said) => said.replace(/^were/, were)))}`;
}

/** "I felt heard and was seen on time" */
function iClause(members: readonly Wording[], words: number, voice: Voice): string {
  return `I ${voice.list(each(members, 'i', words, voice))}`;
}

/** "Friendly staff, on time, never rushed"; only adjectives among themselves, or none, take an "and". */
function tagList(members: readonly Wording[], words: number, voice: Voice): string {
  const tags = each(members, 'tags', words, voice);
  const describing = members.filter((member) => all([member], 'adjectives')).length;
  const mixed = describing > 0 && describing < members.length;
  return mixed || voice.random.chance(0.3) ? tags.join(', ') : voice.list(tags);
}

function pairOfClauses(members: readonly Wording[], words: number, voice: Voice): string {
  return joinClauses(
    members.map((member) => sayFinite([member], words / 2, voice)),
    voice,
  );
}

/** Three: two sentences' worth in one. */
function inTwoParts(members: readonly Wording[], words: number, voice: Voice): string {
  const cut = voice.random.pick([1, 2]);
  const parts = [members.slice(0, cut), members.slice(cut)];
  return joinClauses(
    parts.map((part) => sayFinite(part, words / 2, voice)),
    voice,
  );
}

/** A clause that can be joined to another: one that holds no second clause itself. */
function sayFinite(members: readonly Wording[], words: number, voice: Voice): string {
  const [member, ...others] = members;
  if (member && others.length === 0 && voice.random.chance(0.75)) {
    return voice.sayOne(listable(member.clauses), words, member.own);
  }
  const saying = sayTogether(members, words, voice);
  if (saying?.kind === 'clause' && isListable(saying.text)) return saying.text;
  return voice.list(
    members.map(({ clauses, own }) => voice.sayOne(listable(clauses), words / members.length, own)),
  );
}

function joinClauses(clauses: readonly string[], voice: Voice): string {
  const short = clauses.every((clause) => clause.split(' ').length < 8);
  const fitting = joins.filter(({ text }) => short || text !== ' and ');
  return clauses.join(voice.random.weighted(fitting).text);
}
