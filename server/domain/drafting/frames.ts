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
    'what [stood out|I noticed|I remember|stayed with me] [was|is] {it}',
    'I [want|would like|have] to [mention|bring up|point out] {it}',
    'I [remember|still think about] {it}',
    '{it} stood out[ to me|]',
    '{it} stayed with me',
    'if you ask me what I noticed, it was {it}',
    'I would [point to|start with|mention] {it}',
    '[when I think about|thinking of] my visit, [what comes to mind is|I remember] {it}',
    'what I keep thinking of is {it}',
    'I could see {it}',
    'I left thinking about {it}',
    'the thing I noticed was {it}',
    'the thing about them is {it}',
    'it was hard to miss {it}',
    'I have to bring up {it}',
    'worth a mention is {it}',
    'I walked out thinking of {it}',
    'let me point out {it}',
    'I talk about {it} when I talk about this place',
    'I put {it} down as what I noticed',
    'the part I remember is {it}',
    'the part worth telling is {it}',
    'ask me what I saw and I say {it}',
    'I took note of {it}',
  ],
  praising: [
    'I [really |truly |genuinely ||]appreciated {it}',
    'I [really ||]liked {it}',
    'I am [so ||]grateful for {it}',
    '{it} meant [a lot|so much|something] to me',
    '{it} mattered to me',
    '{it} made [a|the] difference[ to me|]',
    'what I [liked|appreciated] was {it}',
    'I came away [glad of|grateful for] {it}',
    'one thing I [liked|appreciated]: {it}',
    'I have to [thank them|say thank you] for {it}',
    'a big plus was {it}',
    'credit to them for {it}',
    'I give them credit for {it}',
    'kudos for {it}',
    'I was taken with {it}',
    'I was impressed by {it}',
    '{it} deserves a mention',
    '{it} gets my thanks',
    'I appreciate {it}, I really do',
    'I am glad to write about {it}',
    'what I am grateful for is {it}',
    'what made the difference was {it}',
    'what mattered to me was {it}',
    'I was so glad about {it}',
    'I liked {it} and want to say so',
    'my thanks are for {it}',
    'I left with gratitude for {it}',
    'I still appreciate {it}',
  ],
};

/** Around "being listened to". */
export const experienceFrames: Frames = {
  neutral: [
    'what stood out [to me |]was {it}',
    'what I [will remember|remember] is {it}',
    'what comes to mind is {it}',
    'I remember {it}',
    'what I took away was {it}',
  ],
  praising: [
    'I [really |truly |genuinely ||]appreciated {it}',
    'I [really ||]liked {it}',
    '{it} meant [a lot|so much|something] to me',
    '{it} mattered to me',
    '{it} made [a|the] difference[ to me|]',
    'what I [liked|appreciated] was {it}',
    'I was [so ||]glad about {it}',
    'there is something to be said for {it}',
    'for me it came down to {it}',
    'I count {it} as a plus',
    'I do like {it}',
    'I am thankful for {it}',
    '{it} was a big part of my visit',
    'it is worth a lot, {it}',
    'I will take {it} any day',
    '{it} says a lot to me',
  ],
};

/** Around "knowledgeable people". */
export const findFrames: Frames = {
  neutral: [
    '[what I found|what I got|what I came across] was {it}',
    'I found {it}[ {here}|]',
    'I came across {it}',
    'I got {it}',
  ],
  praising: [
    'I was [so ||]glad [of|to find|to have] {it}',
    'it meant [a lot|so much|something] to have {it}',
    'what you [get|find] {here} is {it}',
    'you [get|find] {it} {here}',
    'this is what I found: {it}',
    '{it}: that is what I found',
    'I came away glad of {it}',
    'give me {it} any day',
    'thankful for {it}',
    'I am grateful I found {it}',
    'I appreciated having {it}',
    'I like {it}, and that is what I got',
    'what a difference it makes to have {it}',
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
    'a [big |]thank you for {it}',
    'I am grateful to you [all |]for {it}',
    'to everyone, thank you for {it}',
    'I appreciate you for {it}',
    'you have my thanks for {it}',
    'kudos to you for {it}',
    'credit to you all for {it}',
    'to all of you, thanks for {it}',
    'I left grateful to you for {it}',
    'my thanks to the whole team for {it}',
    'thanks to all of you for {it}',
    'this is a thank you for {it}',
    'I write this to thank you for {it}',
  ],
};

/** Around "thorough, helpful and attentive". */
export const adjectiveFrames: Frames = {
  neutral: [
    '{they} {were} {it}',
    'I found them {it}',
    '{they} came across as {it}',
    '{it} is how I found them',
    '{it} [is|would be] how I would [describe them|put it]',
    'the words I would use are {it}',
    'if I had to describe them, I would say {it}',
    'I would call [them|the people {here}|the team] {it}',
    'in a few words, {they} {were} {it}',
    '{it}, that is [them|the team|how they were]',
    'they are {it}, if you ask me',
    'think {it} and you have them',
    'describe them to me as {it} and I would agree',
    'I have them down as {it}',
    'I came away thinking they were {it}',
    'to me they were {it}',
    '{it} people, in my experience',
    'ask me and I say they are {it}',
  ],
  praising: [],
};

/** Around several qualities at once. */
export const severalFrames: readonly string[] = [
  'the things I [noticed|remember|would point to] [are|were] {it}',
  'what [I noticed|stood out] [were|was] {it}',
  'I could go on about {it}',
  'it comes down to [a few things|this]: {it}',
];

/** Between two clauses. */
export const joins = [
  { text: ', and ', weight: 12 },
  { text: ' and ', weight: 5 },
  { text: ', plus ', weight: 1 },
  { text: ', and besides that ', weight: 0.3 },
] as const;
