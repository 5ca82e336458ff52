/**
 * The neutral words around what the visitor said. None of them asserts a quality; those under
 * `praising` say that it was welcome, so they stand with praise only. `{it}` is one thing or a list.
 */
export interface Frames {
  neutral: readonly string[];
  praising: readonly string[];
}

/** Around "how thorough they were". */
export const qualityFrames: Frames = {
  neutral: [
    'I noticed {it}',
    'what [stood out|I noticed|stayed with me|I remember] [was|is] {it}',
    'what stood out [to|for] me was {it}',
    'I [want|would like|have] to [mention|bring up|point out] {it}',
    'I [remember|will remember|still think about] {it}',
    '{it} stood out[ to me| for me|]',
    '{it} stayed with me',
    'if you ask me what [I noticed|stood out], it was {it}',
    'I would [point to|start with|mention] {it}',
    '[when I think about|thinking about|thinking of] my visit, [what comes to mind is|I think of|I remember] {it}',
    'if [someone|somebody] [asked|asks] me about [my visit|this place], I would [tell them about|start with|mention] {it}',
    'what I keep thinking of is {it}',
  ],
  praising: [
    'I [really |truly |genuinely ||]appreciated {it}',
    'I [really ||]liked {it}',
    'I am [so ||]grateful for {it}',
    '{it} meant [a lot|so much|something] to me',
    '{it} mattered to me',
    '{it} made [a|the] difference[ to me| for me|]',
    'what I [liked|appreciated] was {it}',
    'I came away [glad of|grateful for] {it}',
    'one thing I [liked|appreciated]: {it}',
    'I have to [thank them|say thank you] for {it}',
  ],
};

/** Around "being listened to". */
export const experienceFrames: Frames = {
  neutral: ['what stood out [to me |]was {it}', 'what I [will remember|remember] is {it}'],
  praising: [
    'I [really |truly |genuinely ||]appreciated {it}',
    'I [really ||]liked {it}',
    '{it} meant [a lot|so much|something] to me',
    '{it} mattered to me',
    '{it} made [a|the] difference[ to me| for me|]',
    'what I [liked|appreciated] was {it}',
    'I was [so ||]glad about {it}',
    'there is something to be said for {it}',
    'for me it came down to {it}',
  ],
};

/** Around "knowledgeable people". */
export const findFrames: Frames = {
  neutral: ['[what I found|what I got|what I came across] was {it}', 'I found {it}[ {here}|]'],
  praising: [
    'I was [so ||]glad [of|to find|to have] {it}',
    'it meant [a lot|so much|something] to have {it}',
    'what you [get|find] {here} is {it}',
    'you [get|find] {it} {here}',
    'this is what I found: {it}',
    '{it}: that is what I found',
    'you [walk|come] in and find {it}',
    'I came away glad of {it}',
  ],
};

/** Around "listening to me". */
export const gratitudeFrames: Frames = {
  neutral: [],
  praising: [
    'thank you[ all| so much||] for {it}',
    'thanks[ so much||] for {it}',
    'I want to [say thank you|thank you all|thank you] for {it}',
    '[my|a word of|some] thanks for {it}',
    'a [big |] thank you for {it}',
    'I am grateful to you [all |]for {it}',
  ],
};

/** Around "thorough, helpful and attentive". */
export const adjectiveFrames: Frames = {
  neutral: [
    '{they} {were} {it} {throughout}',
    '{they} {were} {it}',
    'I found them {it}',
    '{they} came across as {it}',
    '{it} is how I found them',
    '{it} [is|would be] how I would [describe them|put it]',
    'the words I would use are {it}',
    'if I had to describe them, I would say {it}',
    'I would call [them|the people {here}|the team] {it}',
    'in a few words, {they} {were} {it}',
  ],
  praising: [],
};

/** Around several qualities at once. */
export const severalFrames: readonly string[] = [
  'the things I [noticed|will remember|would point to] [are|were] {it}',
  'what [I noticed|stood out] [were|was] {it}',
  'I could go on about {it}',
  'it comes down to [a few things|this]: {it}',
];

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
];

/** Before the visitor's own words that are no clause, after other sentences. */
export const ownLeadIns = ['also:', 'another thing[ from me|]:', 'I would add:', 'plus:'];

export const businessLeadIns = [
  'at {business},',
  '[on|during] my visit to {business},',
  'when I [was at|went to|came to|visited] {business},',
  'I [went|came] to {business} and',
  'I visited {business} and',
  'my visit to {business}:',
];

/** After a clause that is praise. */
export const tails = [
  ', which I [really |]appreciated',
  ', which I liked',
  ', and I [really |]appreciated [it|that]',
  ', and [that|it] [mattered|meant a lot|meant something] to me',
  ', which [mattered|meant a lot] to me',
  ', and it showed',
  ', and I liked that',
  ', and I was glad of it',
  ', so thank you for that',
  ', and I am grateful',
  ', which I noticed',
  ', and I felt it',
  ', and for that I am grateful',
  ', if you ask me',
  ', I thought',
  ', in my view',
];

/** Between two clauses. */
export const joins = [
  { text: ', and ', weight: 12 },
  { text: ' and ', weight: 5 },
  { text: ', plus ', weight: 1 },
  { text: '; ', weight: 1 },
  { text: ', and besides that ', weight: 0.3 },
  { text: ', and also, ', weight: 0.3 },
] as const;
