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
import type { Manner } from './manner.ts';
import type { Voice } from './voice.ts';
import type { Form, Wording } from './wording.ts';

/** A sentence without its capital and its full stop. */
export interface Saying {
  text: string;
  /** What may stand around it: a clause takes words before and after, a frame before, the rest none. */
  kind: 'clause' | 'frame' | 'thanks' | 'fragment';
}

/** Says all the members in one sentence; undefined where they do not fit into one. */
export function sayTogether(members: readonly Wording[], voice: Voice): Saying | undefined {
  const fitting = shapes.filter(
    ({ form, counts }) => counts.includes(members.length) && all(members, form),
  );
  if (fitting.length === 0) return undefined;
  const favoured = favours[voice.manner.length];
  const { kind, write } = voice.random.weighted(
    fitting.map((shape) =>
      favoured.includes(shape.form) ? { ...shape, weight: shape.weight * 3 } : shape,
    ),
  );
  return { kind, text: write(members, voice) };
}

/** What a manner of so many words likes to say things with. */
const favours: Record<Manner['length'], readonly Form[]> = {
  brief: ['adjectives', 'finds', 'sentences', 'gratitude'],
  middle: [],
  long: ['clauses'],
};

type Write = (members: readonly Wording[], voice: Voice) => string;

interface Shape {
  /** The form that every member must offer. */
  form: Form;
  /** How many members it takes. */
  counts: readonly number[];
  weight: number;
  kind: Saying['kind'];
  write: Write;
}

const shapes: readonly Shape[] = [
  { form: 'clauses', counts: [1], weight: 14, kind: 'clause', write: one('clauses') },
  { form: 'sentences', counts: [1], weight: 1.5, kind: 'fragment', write: one('sentences') },
  { form: 'they', counts: [1, 2, 3], weight: 4, kind: 'clause', write: theyClause },
  { form: 'i', counts: [1, 2], weight: 3, kind: 'clause', write: iClause },
  {
    form: 'qualities',
    counts: [1, 2, 3, 4],
    weight: 2,
    kind: 'frame',
    write: framed('qualities', qualityFrames),
  },
  {
    form: 'experiences',
    counts: [1, 2, 3, 4],
    weight: 1.5,
    kind: 'frame',
    write: framed('experiences', experienceFrames),
  },
  {
    form: 'finds',
    counts: [1, 2, 3, 4],
    weight: 2,
    kind: 'frame',
    write: framed('finds', findFrames),
  },
  {
    form: 'gratitude',
    counts: [1, 2, 3],
    weight: 1,
    kind: 'frame',
    write: framed('gratitude', gratitudeFrames),
  },
  {
    form: 'adjectives',
    counts: [2, 3, 4],
    weight: 3,
    kind: 'frame',
    write: framed('adjectives', adjectiveFrames),
  },
  { form: 'tags', counts: [3, 4], weight: 3, kind: 'fragment', write: tagList },
  { form: 'clauses', counts: [2], weight: 10, kind: 'clause', write: pairOfClauses },
  { form: 'clauses', counts: [3, 4], weight: 3, kind: 'frame', write: inTwoParts },
];

function all(members: readonly Wording[], form: Form): boolean {
  return members.every((member) => (member[form]?.length ?? 0) > 0);
}

function each(members: readonly Wording[], form: Form, voice: Voice): string[] {
  return members.map((member) => voice.sayOne(member[form] ?? [], member.own));
}

function one(form: Form): Write {
  return (members, voice) => each(members, form, voice).join();
}

/** "I appreciated how thorough they were" */
function framed(form: Form, { neutral, praising }: Frames): Write {
  return (members, voice) => {
    const praise = members.every((member) => member.praise);
    const single = praise ? [...neutral, ...praising] : neutral;
    const several = form === 'qualities' ? severalFrames : [];
    const frames =
      members.length > 1
        ? [...single, ...several].filter((frame) => !/^\{it\} |one thing/.test(frame))
        : single;
    const list = voice.list(each(members, form, voice));
    return voice.say(voice.random.pick(frames)).replace('{it}', () => list);
  };
}

/** "the team listened to me and was thorough" */
function theyClause(members: readonly Wording[], voice: Voice): string {
  const together = members.some((member) => member.together);
  const subject = voice.say(together ? '{team}' : '{they}');
  const predicates = members.map((member) => {
    const pattern = voice.random.pick(member.they ?? []).replace(/^were\b/, '{were}');
    return voice.say(pattern, member.own);
  });
  return `${subject} ${voice.list(predicates)}`;
}

/** "I felt heard and was seen on time" */
function iClause(members: readonly Wording[], voice: Voice): string {
  return `I ${voice.list(each(members, 'i', voice))}`;
}

/** "Friendly staff, on time, never rushed"; only adjectives among themselves, or none, take an "and". */
function tagList(members: readonly Wording[], voice: Voice): string {
  const tags = each(members, 'tags', voice);
  const adjectives = members.filter((member) => all([member], 'adjectives')).length;
  const mixed = adjectives > 0 && adjectives < members.length;
  return mixed || voice.random.chance(0.3) ? tags.join(', ') : voice.list(tags);
}

function pairOfClauses(members: readonly Wording[], voice: Voice): string {
  return joinClauses(
    members.map((member) => sayFinite([member], voice)),
    voice,
  );
}

/** Three or four: two sentences' worth in one. */
function inTwoParts(members: readonly Wording[], voice: Voice): string {
  const cut = members.length === 4 ? 2 : voice.random.pick([1, 2]);
  const parts = [members.slice(0, cut), members.slice(cut)];
  return joinClauses(
    parts.map((part) => sayFinite(part, voice)),
    voice,
  );
}

/** A clause that can be joined to another. */
function sayFinite(members: readonly Wording[], voice: Voice): string {
  const saying = sayTogether(members, voice);
  if (saying?.kind === 'clause') return saying.text;
  return voice.list(each(members, 'clauses', voice));
}

function joinClauses(clauses: readonly string[], voice: Voice): string {
  const short = clauses.every((clause) => clause.split(' ').length < 8);
  const fitting = joins.filter(({ text }) => short || text !== ' and ');
  return clauses.join(voice.random.weighted(fitting).text);
}
