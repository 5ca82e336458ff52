import { alone, often, type OwnShape } from './shape-frames.ts';

/** After a subject whose deed it was: "they made me laugh", "I felt safe", "it took forever". */
function didIt(subject: string): string[] {
  return [
    ...often(`${subject} {own}`, 7),
    `what I remember is that ${subject} {own}`,
    `what I [can|want to] say is that ${subject} {own}`,
    `what I would [add|mention|tell you] is that ${subject} {own}`,
    `what [comes to mind|I think of] is that ${subject} {own}`,
    `I would [say|mention|add] that ${subject} {own}`,
    `I [want|have|would like] to mention that ${subject} {own}`,
    `something I want to mention is that ${subject} {own}`,
    `as I remember it, ${subject} {own}`,
    `as for my visit, ${subject} {own}`,
    `if you ask me, ${subject} {own}`,
  ];
}

/** The same without a subject: what people write when they are in a hurry. */
function aside(subject: string): string[] {
  return [
    ...alone,
    `${subject} {own}, and [I want to say so|that is what I remember|I mean it]`,
    `${subject} {own}. [That is how it was|I wanted to mention that|I thought I would say so]`,
  ];
}

const noticedOfThem: readonly string[] = [
  'I noticed that they {own}',
  'I noticed how they {own}',
  'from what I saw, they {own}',
  'it stayed with me that they {own}',
  'it stood out to me that they {own}',
  'when I think of them, I think of how they {own}',
  'I still think of how they {own}',
  'I remember how they {own}',
];

/** "made me laugh" */
export const theirDeed: OwnShape = {
  clauses: [
    ...didIt('they'),
    ...noticedOfThem,
    ...often('{team} {own}', 4),
    'the people {here} {own}',
  ],
  they: ['{own}'],
  sentences: aside('they'),
  together: true,
};

/** The same where the words are long or complicated: they keep a sentence to themselves. */
export const theirLongDeed: OwnShape = {
  clauses: [...didIt('they'), ...often('{team} {own}', 3), 'from what I saw, they {own}'],
  sentences: aside('they'),
};

/** "lost my file": not said of the whole team. */
export const theirFault: OwnShape = {
  clauses: [...didIt('they'), 'from what I saw, they {own}', 'I noticed that they {own}'],
  sentences: aside('they'),
};

/** "know their stuff", "were honest with us": of several people only. */
export const theirHabit: OwnShape = {
  clauses: [...didIt('they'), ...noticedOfThem, 'the people {here} {own}'],
  sentences: aside('they'),
};

/** "knows her stuff" */
export const oneOfThem: OwnShape = {
  clauses: [
    'I met somebody {here} who {own}',
    'I dealt with somebody who {own}',
    'there is somebody {here} who {own}',
    'what I remember is somebody who {own}',
    'when I think of my visit, I think of somebody who {own}',
  ],
  sentences: [...alone, ...often('{own}', 3), 'somebody {here} {own}, and I noticed'],
};

/** "listens and explains" */
export const theTeam: OwnShape = {
  clauses: [
    ...often('the team {own}', 2),
    ...often('the team {here} {own}', 2),
    'this team {own}',
    'this is a team that {own}',
    'what I noticed is that the team {own}',
    'what I remember is a team that {own}',
    'what I can say is that the team {here} {own}',
    'from what I saw, the team {own}',
    'if you ask me, the team {here} {own}',
    'I would say the team {own}',
    'I noticed that the team {own}',
    'I met a team that {own}',
    'when I think of my visit, I think of a team that {own}',
  ],
  sentences: alone,
};

/** "runs like new", "feels like home" */
export const itDoes: OwnShape = {
  clauses: [
    ...often('it {own}', 5),
    'what I can say is that it {own}',
    'what I noticed is that it {own}',
    'I would [say|add] that it {own}',
    'I want to mention that it {own}',
    'if you ask me, it {own}',
    'from what I can tell, it {own}',
    'I noticed that it {own}',
  ],
  sentences: aside('it'),
};

const subjects = ['I', 'I was', 'I felt', 'I had', 'it', 'it was', 'it felt'] as const;

/** Whose deed it was, where it was not theirs. */
export type Subject = (typeof subjects)[number];

/** "felt safe", "treated like family", "took forever" */
export function deed(subject: Subject): OwnShape {
  return deeds[subject];
}

function frameDeed(subject: Subject): OwnShape {
  const [who, verb = ''] = subject.split(' ');
  const sentences = aside(subject);
  const own = `${subject} {own}`;
  if (who !== 'I') return { clauses: [...didIt(subject), `from what I saw, ${own}`], sentences };
  const clauses = [...didIt(subject), `as for me, ${own}`, `when I think of it, ${own}`];
  return { clauses, i: [`${verb} {own}`.trim()], sentences };
}

const deeds = Object.fromEntries(
  subjects.map((subject) => [subject, frameDeed(subject)]),
) as Record<Subject, OwnShape>; // one for each subject

/** "would go back", "can't wait to return" */
export const plan: OwnShape = {
  clauses: [
    ...often('I {own}', 6),
    'what I can say is that I {own}',
    'what I want to say is that I {own}',
    'as for me, I {own}',
    'if you ask me, I {own}',
    'I want to mention that I {own}',
  ],
  i: ['{own}'],
  sentences: [
    ...often('{own}', 4),
    '{own}. [I mean that|I mean it|Just saying]',
    '{own}, if you ask me',
    'I {own}, and [I mean it|I wanted to say so]',
  ],
};

/** "would recommend" wants somebody. */
export const recommendation: OwnShape = {
  clauses: [
    ...often('I {own} them', 3),
    'what I can say is that I {own} them',
    'as for me, I {own} them',
    'if you ask me, I {own} them',
  ],
  i: ['{own} them'],
  sentences: [
    ...often('{own}', 3),
    '{own}. [I mean that|I mean it]',
    'I {own} them, and I mean it',
  ],
};
