/** Before a clause anywhere. */
export const leadIns = [
  'for me,',
  'from what I saw,',
  'I [will say|can say|would say|have to say|want to say] [that |]',
  'I have to say,',
  'on my visit,',
  'as for my visit,',
  'in my [case|experience],',
  'all I can say is that',
  'speaking for myself,',
  'the way I saw it,',
  'honestly,',
  'my experience was that',
  'let me say that',
  'to keep it short,',
  'to my mind,',
  'put simply,',
  'what I can tell you is that',
  'my take is that',
  'truth is,',
  'to be honest,',
];

/** Before a clause that follows another. */
export const laterLeadIns = [
  'also,',
  'and',
  'plus,',
  'another thing:',
  'I would also [add|say] that',
  'I should [also |]say that',
  'besides that,',
  'and yes,',
  'I also [want|have] to say that',
  'then there is this:',
  'and one thing besides:',
];

/** Before the visitor's own words that are no clause, after other sentences. */
export const ownLeadIns = ['also:', 'another thing[ from me|]:', 'I would add:', 'plus:'];

export const businessLeadIns = {
  any: ['at {business},', 'at {business}', '[on|during] my visit to {business},'],
  /** Before a clause in the past. */
  past: [
    'when I [was at|went to|came to|visited] {business},',
    'I [went|came] to {business} and',
    'I visited {business} and',
    'I was at {business} and',
    'the day I went to {business},',
  ],
};

/** After a clause that is praise. */
export const tails = [
  ', which I [really |]appreciated',
  ', which I liked',
  ', and I [really |]appreciated [it|that]',
  ', and [that|it] [mattered|meant a lot|meant something] to me',
  ', which [mattered|meant a lot] to me',
  ', and I liked that',
  ', and I was glad of it',
  ', so thank you for that',
  ', and I am grateful',
  ', which I noticed',
  ', and for that I am grateful',
];
