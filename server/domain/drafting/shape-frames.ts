import type { Wording } from './wording.ts';

/**
 * How words of one shape may be said. All words around `{own}` are neutral vocabulary and add nothing
 * that is not certain. Clauses hold no colon and no ", and", since two of them may be joined.
 */
export type OwnShape = Omit<Wording, 'own' | 'praise'>;

/** The plain way, which people prefer, among the others. */
export function often(pattern: string, times: number): string[] {
  return Array.from({ length: times }, () => pattern);
}

/** For words that can stand alone as people jot them down. */
export const alone: readonly string[] = [
  ...often('{own}', 5),
  '{own}. [I remember that|That stayed with me|That stood out]',
  '{own}, and [I noticed|I wanted to say so|I mean it]',
  '{own}. [I wanted to mention that|I mean that|I thought I would say so]',
  '{own}. [That has to be said|I had to mention it|That is worth a line]',
  'what [I remember|I noticed|stood out]: {own}',
  '[on my list|worth a mention|to note]: {own}',
];

/** Right for any wording, in any language. */
export const anything: OwnShape = {
  clauses: [],
  sentences: [
    ...often('{own}', 9),
    '[in my own words|to use my own words|my part of the story|my report]: {own}',
    '[I would put it like this|how I would put it|the way I see it|the way I remember it]: {own}',
    'what I [would add|want to add|would say|want to say]: {own}',
    'what [I remember|I noticed|comes to mind|stayed with me]: {own}',
    '[a note on my visit|something I want to mention|my short version|to sum up]: {own}',
    '{own}. [My words|My own words|In my own words|Those are my words]',
    '{own}. That is [how I see it|how I would put it|all I can say|what I wanted to say|my report]',
    '{own}. [I will leave it at that|I leave it at that|That is the way I see it]',
    '{own}. [I mean that|I mean it|I wanted to say that|I thought I would say so]',
    '{own}. [Enough said|There, I said it|Just saying|That is the short version]',
    '{own}. [I wanted that in writing|That is my line on it|That is my view of it]',
    '{own}, [if you ask me|I would say|as I would put it|to put it simply|in a few words]',
    '{own}, [the way I saw it|as I remember it|to use my own words]',
  ],
};

/** "Amy is the best": what begins with a small letter that may be a name's begins its sentence. */
export const statement: OwnShape = {
  clauses: [],
  sentences: [
    ...often('{own}', 6),
    '{own}. [I mean that|I mean it|I wanted to say that|I thought I would say so]',
    '{own}. That is [how I see it|how I saw it|what I wanted to say|my report|what I remember]',
    '{own}, [if you ask me|I would say|as I see it|as far as I can tell]',
    '{own}, and [I mean it|I wanted to say so|I noticed]',
    '{own}. [I remember that|That stayed with me|That stood out|Just saying]',
  ],
};

/** "What a team", "thank you" */
export const outcry: OwnShape = {
  clauses: [],
  sentences: [
    ...often('{own}', 7),
    '{own}. [I mean that|I mean it|I had to say it|Just saying|There, I said it]',
    'all I [can|want to] say: {own}',
    'what I [want to say|would say]: {own}',
    'what comes to mind: {own}',
    'my [one line|report] on it: {own}',
    'to put it in a line: {own}',
  ],
};

/** "10/10", "5 stars", "A+" */
export const rating: OwnShape = {
  clauses: [
    'I would give it {own}',
    'I give it {own}',
    'it is {own} from me',
    'I would call it {own}',
    'if you ask me, it is {own}',
    'what I would give it is {own}',
  ],
  sentences: [
    ...often('{own}', 3),
    '{own} from me',
    'from me, {own}',
    '{own}, if you ask me',
    '{own}. [I mean that|I mean it|Enough said]',
    'my report: {own}',
  ],
  tags: ['{own}'],
};

/** "They made me laugh", "the staff was kind", "I felt safe" */
export const clause: OwnShape = {
  clauses: [
    ...often('{own}', 7),
    'what I [can|want to] say is that {own}',
    'what I would [add|mention|tell you] is that {own}',
    'what [comes to mind|I remember|I think of] is that {own}',
    'I would [say|mention|add] that {own}',
    'if you ask me, {own}',
    'I [want|have|would like] to mention that {own}',
    'something I want to mention is that {own}',
  ],
  sentences: [
    ...often('{own}', 3),
    '{own}. [I wanted to mention that|I mean that|I thought I would say so|That is how it was]',
    '{own}, and [I want to say so|I mean that|that is what I remember]',
    '{own}. [I remember that|That stayed with me|Just saying]',
    'what I remember: {own}',
    'my report: {own}',
  ],
};

/** "being heard" */
export const gerund: OwnShape = {
  clauses: [
    ...often('{own} stood out', 2),
    '{own} stayed with me',
    '{own} is what I [remember|noticed|think of]',
    '{own} is what [comes to mind|stood out|stayed with me]',
    '{own} is how I would sum it up',
    'what I [remember|think of|noticed] is {own}',
    'what [comes to mind|stood out|stayed with me] is {own}',
    'when I think of my visit, I think of {own}',
    'if you ask me what I remember, it is {own}',
    'as I see it, it was about {own}',
    'I would mention {own}',
    'I still think of {own}',
    'if I had to name something, it would be {own}',
  ],
  experiences: ['{own}'],
  sentences: [...alone, '{own}: that is what it was about for me', 'it came down to this: {own}'],
};

/** "no pain", "no hidden fees" */
export function absence(be: 'was' | 'were'): OwnShape {
  return absences[be];
}

function frameAbsence(be: 'was' | 'were'): OwnShape {
  return {
    clauses: [
      ...often(`there ${be} {own}`, 6),
      'I [found|noticed|saw] {own}',
      'I met with {own}',
      `what I can say is that there ${be} {own}`,
      `what I noticed is that there ${be} {own}`,
      `what I remember is that there ${be} {own}`,
      `as I remember it, there ${be} {own}`,
      `if you ask me, there ${be} {own}`,
      `from what I saw, there ${be} {own}`,
      `on my visit there ${be} {own}`,
      `as for my visit, there ${be} {own}`,
      `I would [add|say] that there ${be} {own}`,
      `I noticed that there ${be} {own}`,
      `I want to mention that there ${be} {own}`,
    ],
    tags: ['{own}'],
    sentences: [
      ...alone,
      '{own} {here}',
      `{own}: that stood out`,
      `there ${be} {own}, and I noticed`,
    ],
  };
}

const absences = { was: frameAbsence('was'), were: frameAbsence('were') } as const;

/** "never a dull moment", which nobody "found". */
export const neverAny: OwnShape = {
  clauses: absence('was').clauses.filter((pattern) => pattern.includes('there was')),
  sentences: alone,
};
