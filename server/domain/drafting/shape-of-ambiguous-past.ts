import type { Subject } from './shape-frames-of-deeds.ts';

/** Whose deed words tell of: "they" stands for the people there. */
export type Doer = Subject | 'they';

const body =
  '(?:insurance|concerns|pain|blood|pressure|temperature|vitals|word|order|call|questions)';
const papers =
  '(?:paperwork|file|files|records|luggage|order|reservation|keys|appointment|chart|results|x-rays|bag|coat|package)';

/**
 * Past forms of which the visitor, the people there or the visit may be the subject: what follows
 * tells. The first rule that fits counts; where none does, it may be anybody's.
 */
const rules: Readonly<Record<string, readonly (readonly [RegExp, Doer])[]>> = {
  asked: [[/^(?:my|the right|about my|if i)\b/, 'they']],
  booked: [],
  bought: [],
  broke: [],
  brought: [],
  called: [[/^(?:back|my|to (?:check|see|ask|remind|confirm))\b/, 'they']],
  came: [[/^(?:home|out|away|in|back|for|here|with)\b/, 'I']],
  changed: [],
  checked: [[/^(?:on|up on|in on|my|everything|back)\b/, 'they']],
  chipped: [],
  cracked: [[/^jokes\b/, 'they']],
  dropped: [],
  followed: [[/^(?:up|through|my|the|all|every)\b/, 'they']],
  // Whose appointment it was that nobody thought of is not certain.
  forgot: [[/^(?:me|us|to (?:call|tell|check|send|order|bill))\b/, 'they']],
  found: [
    [/^(?:the (?:problem|issue|leak|cause|source)|what)\b/, 'they'],
    [/^(?:my|them|it|a|this)\b/, 'I'],
  ],
  gave: [
    [/^(?:it|them|him|her)\b/, 'I'],
    [/\S/, 'they'],
  ],
  got: [
    [
      /^(?:it|things|the job|to (?:the|it|work))\b|^my .*\b(?:right|wrong|done|fixed|ready)$/,
      'they',
    ],
    [/^(?:my|an?|great|good|so|lots|exactly|in|seen|what|everything|home|back|answers)\b/, 'I'],
  ],
  had: [[/^(?:an?|no|to|my|such|the|so|fun|great|zero|good)\b/, 'I']],
  kept: [[/^(?:my|it|the|things|calm|everything|their|checking|asking|in touch)\b/, 'they']],
  left: [[/^(?:(?:\w+ing|\w+ly|\w+ed|happy|here|relaxed|so|very)(?: |$)|with (?:an?|my) )/, 'I']],
  looked: [
    [/^(?:after|at|into|out)\b/, 'they'],
    [/\S/, 'it'],
  ],
  lost: [
    [new RegExp(`^(?:my|our) ${papers}`), 'they'],
    [/^(?:weight|\d+)/, 'I'],
  ],
  made: [
    [/^(?:an?|my|the) (?:appointment|reservation|booking)\b/, 'I'],
    [/\S/, 'they'],
  ],
  met: [
    [/^(?:all |every )?(?:of )?(?:my|our)? ?(?:needs|expectations|goals|need|expectation)/, 'it'],
    [/^(?:the|a|an|dr|dr\.|so|some)\b/, 'I'],
  ],
  needed: [[/\S/, 'I']],
  ordered: [],
  paid: [
    [/^(?:attention|close)\b/, 'they'],
    [/^(?:too|less|more|a|the|only|\d)/, 'I'],
  ],
  picked: [],
  put: [
    [/^(?:my|our) (?:trust|faith)/, 'I'],
    [/^(?:my|our|the|in|their|everyone)\b/, 'they'],
  ],
  ran: [
    [/^(?:late|behind|on|over)\b/, 'they'],
    [/^(?:smoothly|like|well)\b/, 'it'],
  ],
  read: [],
  recommended: [],
  referred: [],
  returned: [[/^(?:my|all|every|calls)\b/, 'they']],
  sat: [[/^(?:with me|down with)\b/, 'they']],
  saw: [[/^(?:my (?:dog|cat|son|daughter|mom|kid|baby)|us)\b/, 'they']],
  scheduled: [],
  sent: [[/^(?:the|a|reminders?|flowers|texts?|updates)\b/, 'they']],
  spoke: [[/^(?:softly|clearly|slowly|kindly|calmly|to (?:me|us)|with (?:me|us))\b/, 'they']],
  stayed: [
    [/^(?:with me|late|open|calm|patient|until|after|in touch)\b/, 'they'],
    [/^(?:here|there|at|for)\b/, 'I'],
  ],
  stood: [[/^(?:by|behind|with)\b/, 'they']],
  switched: [],
  talked: [[/^(?:to (?:me|us)|(?:me|us) through|with (?:me|us)|softly|through|my)\b/, 'they']],
  took: [
    [
      /^(?:forever|ages|hours|days|weeks|minutes|\d+|no time|a while|an hour|a (?:long|few|couple|day|week)|so long|too long|longer|less|only|just|under|about)\b/,
      'it',
    ],
    [/^a (?:look|minute|moment|photo|picture|lot)\b/, 'they'],
    [new RegExp(`^my ${body}`), 'they'],
    [
      /^(?:the time|time|extra|great|good|care|amazing|excellent|such|real|their|his|x-rays|notes|pictures|photos|everything|all the|every|on|over|charge|pride)\b/,
      'they',
    ],
  ],
  tried: [[/^(?:to|hard|everything|their best|so hard)\b/, 'they']],
  visited: [],
  waited: [
    [/^on\b/, 'they'],
    [/\S/, 'I'],
  ],
  walked: [[/^(?:in|out|away)\b/, 'I']],
  went: [
    [/^(?:above|beyond|out of|over|the|through|extra)\b/, 'they'],
    [
      /^(?:smoothly|well|great|fast|quickly|by|perfectly|so|really|very|better|exactly|like)\b/,
      'it',
    ],
    [/^(?:in|there|home|back|here|for|with)\b/, 'I'],
  ],
  worked: [
    [/^(?:with|hard|around|fast|quickly|on|so hard|to|really hard|their)\b/, 'they'],
    [/^(?:perfectly|great|like|well|out|wonders)\b/, 'it'],
  ],
};

/** A map, since visitors type "constructor" too. */
export const ambiguousPasts: ReadonlyMap<string, readonly (readonly [RegExp, Doer])[]> = new Map(
  Object.entries(rules),
);
