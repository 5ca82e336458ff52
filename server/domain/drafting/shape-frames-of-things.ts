import { alone, often, type OwnShape } from './shape-frames.ts';

/** "great parking", "a warm smile"; `the` stands where the words bring no article of their own. */
export function thing(the: '' | 'the ', plural: boolean): OwnShape {
  return things[the][plural ? 'plural' : 'singular'];
}

function frameThing(the: '' | 'the ', is: 'is' | 'are', was: 'was' | 'were'): OwnShape {
  const whole = `${the}{own}`;
  return {
    clauses: [
      ...often(`${whole} stood out`, 2),
      ...often(`I noticed ${whole}`, 2),
      `${whole} stood out to me`,
      `${whole} stayed with me`,
      `${whole} stuck with me`,
      `I remember ${whole}`,
      `I still think of ${whole}`,
      `I would [mention|point to|bring up|start with] ${whole}`,
      `I [want|would like|have] to [mention|bring up] ${whole}`,
      `${whole} ${is} what [I remember|I noticed|comes to mind|stayed with me]`,
      `${whole} ${is} what I would [mention|point to|tell you about]`,
      `${whole} ${was} what I noticed`,
      `what I [noticed|remember|think of|would mention] ${is} ${whole}`,
      `what [comes to mind|stood out|stayed with me] ${is} ${whole}`,
      `when I think of my visit, I think of ${whole}`,
      `if you ask me what I noticed, it was ${whole}`,
      `if I had to name something, it would be ${whole}`,
      `as for what I noticed, it was ${whole}`,
      `from my visit I remember ${whole}`,
      `I came away thinking of ${whole}`,
      `I would put ${whole} on my list`,
    ],
    // The frames of qualities speak of one thing: "… deserves a mention".
    ...(is === 'is' && { qualities: [whole] }),
    tags: ['{own}'],
    sentences: [
      ...often('{own}', 4),
      `${whole}: that stood out`,
      `${whole}, for one`,
      `${whole}. [I noticed|I remember that|That stayed with me|That I remember]`,
      `${whole}, and I wanted to mention that`,
      `[on my list|worth a mention|what I noticed|to name something]: ${whole}`,
      `then there ${was} ${whole}`,
    ],
  };
}

const things = {
  '': { singular: frameThing('', 'is', 'was'), plural: frameThing('', 'are', 'were') },
  'the ': { singular: frameThing('the ', 'is', 'was'), plural: frameThing('the ', 'are', 'were') },
} as const;

/** "honest mechanic", "a great listener": somebody whom the visitor met there. */
export function somebody(article: 'a ' | 'an ' | ''): OwnShape {
  return people[article];
}

function frameSomebody(article: string): OwnShape {
  const whole = `${article}{own}`;
  return {
    clauses: [
      ...often(`I [met|found] ${whole}[ {here}|]`, 4),
      `I [came across|dealt with] ${whole}`,
      `what I found was ${whole}`,
      `what I remember is ${whole}`,
      `what comes to mind is ${whole}`,
      `when I think of my visit, I think of ${whole}`,
      `as I see it, I met ${whole}`,
      `if you ask me, I met ${whole}`,
      `I would say I met ${whole}`,
      `I can say I met ${whole}`,
      `what I can say is that I met ${whole}`,
    ],
    finds: [whole],
    tags: [whole],
    sentences: alone,
  };
}

const people = { 'a ': frameSomebody('a '), 'an ': frameSomebody('an '), '': frameSomebody('') };

/** "Dr. Kim" */
export const named: OwnShape = {
  clauses: [
    ...often('{own} stood out', 2),
    '{own} stood out to me',
    '{own} stayed with me',
    'I [want|would like|have] to mention {own}',
    'I would mention {own} by name',
    'I remember {own}',
    'I would start with {own}',
    'when I think of my visit, I think of {own}',
    'what I remember is {own}',
    'if you ask me who stood out, it was {own}',
    '{own} is who I think of',
    '{own} is the name I want to mention',
    '{own} is [somebody|a person] I want to mention',
  ],
  sentences: [
    ...often('{own}', 2),
    'a name to mention: {own}',
    'the name I want to put here: {own}',
    '{own}. I remember the name',
  ],
};
