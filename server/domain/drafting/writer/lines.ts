/** A sentence around the sentiments. `{B}` is the business's name, `{N}` the thanked name. */
export interface Line {
  text: string;
  weight: number;
  /** The probability that it ends with "!"; never if undefined. */
  exclaims?: number;
}

/** What tapping "I had a good experience" said: the visit as a whole was good. */
export const namedOpenings: readonly Line[] = [
  { text: 'Great experience at {B}', weight: 16, exclaims: 0.5 },
  { text: 'I had a great experience at {B}', weight: 14, exclaims: 0.35 },
  { text: 'Had a great experience at {B}', weight: 10, exclaims: 0.45 },
  { text: 'Really good experience at {B}', weight: 3 },
  { text: 'Very good experience at {B}', weight: 3 },
  { text: 'Good experience at {B}', weight: 3 },
  { text: 'Great experience with {B}', weight: 4, exclaims: 0.4 },
  { text: 'I had a great experience with {B}', weight: 4, exclaims: 0.2 },
  { text: 'I had a good experience at {B}', weight: 4 },
  { text: 'I had a very good experience at {B}', weight: 6 },
  { text: 'I had a really good experience at {B}', weight: 6 },
  { text: 'Had a very good experience at {B}', weight: 3 },
  { text: 'I had such a great experience at {B}', weight: 5, exclaims: 0.6 },
  { text: 'Had such a great experience at {B}', weight: 3, exclaims: 0.6 },
  { text: '{B} was great', weight: 5, exclaims: 0.5 },
  { text: 'Very happy with {B}', weight: 4 },
  { text: 'Really happy with {B}', weight: 3 },
  { text: 'I was very happy with my experience at {B}', weight: 3 },
  { text: 'Really happy with my experience at {B}', weight: 2 },
  { text: 'My experience at {B} was great', weight: 3 },
  { text: 'I was very happy with my visit to {B}', weight: 4 },
  { text: 'Very happy with my experience at {B}', weight: 4 },
  { text: "I'm really happy with my experience at {B}", weight: 3 },
  { text: 'Really happy with my visit to {B}', weight: 3 },
  { text: 'So glad I went to {B}', weight: 4, exclaims: 0.4 },
  { text: "I'm so glad I went to {B}", weight: 3, exclaims: 0.4 },
  { text: 'Glad I went to {B}', weight: 3 },
  { text: "I'm really happy with {B}", weight: 3 },
  { text: 'So happy with {B}', weight: 3, exclaims: 0.4 },
  { text: 'Very pleased with {B}', weight: 4 },
  { text: 'I was very pleased with my experience at {B}', weight: 3 },
  { text: 'Very pleased with my experience at {B}', weight: 3 },
  { text: 'My visit to {B} went really well', weight: 4 },
];

export const unnamedOpenings: readonly Line[] = [
  { text: 'Great experience', weight: 16, exclaims: 0.5 },
  { text: 'I had a great experience', weight: 14, exclaims: 0.2 },
  { text: 'I had a great experience here', weight: 8, exclaims: 0.4 },
  { text: 'Had a great experience here', weight: 5, exclaims: 0.4 },
  { text: 'Really good experience', weight: 5 },
  { text: 'Very good experience', weight: 5 },
  { text: 'I had a good experience', weight: 4 },
  { text: 'I had a very good experience', weight: 6 },
  { text: 'I had a really good experience', weight: 6 },
  { text: 'My experience was great', weight: 4 },
  { text: 'I was very happy with my visit', weight: 3 },
  { text: 'Very happy with my experience', weight: 3 },
];

/** Direct address ends with "!"; with a period it would read like a signature. */
export const thanks: readonly Line[] = [
  { text: 'Thank you, {N}', weight: 22, exclaims: 1 },
  { text: 'Thanks, {N}', weight: 8, exclaims: 1 },
  { text: 'Thank you so much, {N}', weight: 10, exclaims: 1 },
  { text: 'Thank you to {N}', weight: 6, exclaims: 1 },
  { text: 'Thank you so much to {N}', weight: 10, exclaims: 1 },
  { text: 'Big thanks to {N}', weight: 8, exclaims: 1 },
  { text: 'A big thank you to {N}', weight: 4, exclaims: 1 },
  { text: 'Shout out to {N}', weight: 4, exclaims: 1 },
];

/** Thanks that open a draft and name the business. */
export const openingThanks: readonly Line[] = [
  { text: 'Thank you to {N} and the team at {B}', weight: 8, exclaims: 1 },
  { text: 'Thank you to {N} and everyone at {B}', weight: 8, exclaims: 1 },
  { text: 'Thank you to {N} and the staff at {B}', weight: 5, exclaims: 1 },
  { text: 'Thank you so much to {N} and everyone at {B}', weight: 4, exclaims: 1 },
  { text: 'Big thanks to {N} and the team at {B}', weight: 6, exclaims: 1 },
  { text: 'Big thanks to {N} and everyone at {B}', weight: 4, exclaims: 1 },
];

/** The same for several people: "Ana and Dr. Kim and the team" would be a list. */
export const thanksToSeveral: readonly Line[] = [
  { text: 'Thank you to {N} at {B}', weight: 8, exclaims: 1 },
  { text: 'Thank you so much to {N} at {B}', weight: 4, exclaims: 1 },
  { text: 'Big thanks to {N} at {B}', weight: 5, exclaims: 1 },
];

/** Before a sentence of the visitor's own that begins with thanks. */
export const shoutOut: readonly Line[] = [
  { text: 'Shout out to {N} and the team at {B}', weight: 1, exclaims: 1 },
];

/** Thanks in a draft about a loss. */
export const quietThanks: readonly Line[] = [
  { text: 'Thank you to {N}', weight: 4 },
  { text: "I'm grateful to {N}", weight: 2 },
  { text: 'I want to thank {N}', weight: 2 },
];
