import { alone, often, type OwnShape } from './shape-frames.ts';

/** How "they were" may be said of words that say nothing of how many of them: blame is not spread. */
const theyWere: readonly string[] = [
  ...often('they were {own}', 6),
  ...often('the people {here} were {own}', 2),
  'I found them {own}',
  'I thought they were {own}',
  'I would [say|tell you] they were {own}',
  'if you ask me, they were {own}',
  'as I see it, they were {own}',
  'as I remember them, they were {own}',
  'what I noticed is that they were {own}',
  'what I remember is that they were {own}',
  'what I [can|want to] say is that they were {own}',
  'from what I [saw|could see], they were {own}',
  'I came away thinking they were {own}',
  'I noticed that they were {own}',
  'I want to mention that they were {own}',
  'I remember them as {own}',
  'they came across as {own}',
];

/** Where the words are few: "gentle is how I would describe them". */
const wordForThem: readonly string[] = [
  'I would call them {own}',
  'I would describe [them|the people {here}] as {own}',
  '{own} is how I would [describe them|sum them up]',
  '{own} is how [I think of them|they came across to me|I remember them]',
  '{own} is what comes to mind when I think of them',
  'when I think of them, {own} comes to mind',
  'if I had to describe them, I would say {own}',
  'with me they were {own}',
];

const asideThem = ['{own}, the people {here}', '{own}: that is how they were'];

/** "patient", "not pushy" */
export const ofThem: OwnShape = {
  clauses: [...theyWere, ...wordForThem],
  tags: ['{own}'],
  adjectives: ['{own}'],
  sentences: [...alone, ...asideThem],
};

/** "good with children", "easy to talk to", "nicer than most" */
export const ofThemAtLength: OwnShape = {
  clauses: theyWere,
  tags: ['{own}'],
  sentences: [...alone, ...asideThem],
};

/** The same where all of it is praise, which may be everyone's. */
export const praiseOfThem: OwnShape = {
  ...ofThem,
  clauses: [
    ...ofThem.clauses,
    ...often('{they} {were} {own}', 6),
    'what I remember is that {they} {were} {own}',
    'I noticed that {they} {were} {own}',
    'I would describe everyone I met as {own}',
  ],
  they: ['were {own}', 'were {own} with me', 'came across as {own}'],
};

/** "how gentle they were", but not "how very gentle they were". */
export const simplePraiseOfThem: OwnShape = { ...praiseOfThem, qualities: ['how {own} they were'] };

export const praiseOfThemAtLength: OwnShape = {
  ...ofThemAtLength,
  clauses: [...theyWere, ...often('{they} {were} {own}', 5)],
  they: ['were {own}', 'came across as {own}'],
};

const itWas: readonly string[] = [
  ...often('it was {own}', 6),
  'I found it {own}',
  'I thought it was {own}',
  'I would say it was {own}',
  'I remember it as {own}',
  'I noticed that it was {own}',
  'I want to mention that it was {own}',
  'if you ask me, it was {own}',
  'as I see it, it was {own}',
  'as I remember it, it was {own}',
  'what I remember is that it was {own}',
  'what I noticed is that it was {own}',
  'what I [can|want to] say is that it was {own}',
  'what I would add is that it was {own}',
  'from what I [saw|could see], it was {own}',
  'I would [add|mention] that it was {own}',
];

const wordForIt: readonly string[] = [
  'I would [call it|describe it as] {own}',
  '{own} is how I would [describe it|sum it up|put it]',
  '{own} is how [I remember it|it was for me|I think of it]',
  '{own} is what comes to mind',
  'when I think of it, {own} comes to mind',
  'if I had to describe it, I would say {own}',
];

const asideIt = [
  '{own}, the way I see it',
  '{own}: that is how it was',
  'it was {own}, and I noticed',
];

/** "affordable", "quick and painless" */
export const ofIt: OwnShape = {
  clauses: [...itWas, ...wordForIt],
  tags: ['{own}'],
  sentences: [...alone, ...asideIt],
};

/** "better than expected", "easy to find" */
export const ofItAtLength: OwnShape = {
  clauses: itWas,
  tags: ['{own}'],
  sentences: [...alone, ...asideIt],
};

/** Adjectives that may be of people or of things. */
export const described: OwnShape = {
  clauses: [
    '{own} is how I would [describe|put] it',
    '{own} is how I would sum it up',
    '{own} is how I [remember it|think of it|saw it]',
    '{own} is what [comes to mind|I would say|I would call it]',
    '{own} is how it came across to me',
    'how I would [describe|put] it is {own}',
    'I would [say|call it|describe it as] {own}',
    'when I think of my visit, I think {own}',
    'when I think of it, {own} comes to mind',
    'if I had to describe it, I would say {own}',
    'if you ask me, I would say {own}',
    'what comes to mind is {own}',
    'what I would call it is {own}',
    'what I have to say is {own}',
    'as I would put it, {own}',
    'as I see it, {own}',
  ],
  tags: ['{own}'],
  sentences: [...alone, '{own}, if you ask me', '{own}: that is how I would put it'],
};

/** "amazing", "on point": of people or of things, and "it was …" is right for both. */
export const either: OwnShape = { ...described, clauses: [...described.clauses, ...itWas] };
