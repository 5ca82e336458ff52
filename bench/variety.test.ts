import { expect, it } from 'vitest';
import { jaccard, measureVariety, runs, tokenize } from './variety.ts';

// The expected values are from the scripts that measured real reviews, run on the same three texts.
const texts = [
  'The staff were friendly and they listened to me the whole time.',
  'They listened to me the whole time, and the office was clean.',
  "I wasn't rushed at all; a well-organized place.",
];

it('measures like the scripts for real reviews', () => {
  const { selfBleu4, words, wordsPerSentence } = measureVariety(texts);
  expect(selfBleu4).toBeCloseTo(0.369224933, 6);
  expect(words.p50).toBe(12);
  expect(wordsPerSentence).toBeCloseTo(32 / 3);
});

it('counts texts with universals and with colons', () => {
  const { universals, colons } = measureVariety([
    'Everyone was kind. Nothing hurt.',
    'I never waited.',
    'What I liked: the staff.',
    'Several people helped me.',
  ]);
  expect([universals, colons]).toEqual([0.5, 0.25]);
});

it('returns 1 for equal texts and 0 for unrelated ones', () => {
  expect(measureVariety([texts[0] ?? '', texts[0] ?? '']).selfBleu4).toBeCloseTo(1);
  expect(jaccard(new Set(runs(['a', 'b'], 1)), new Set(runs(['c', 'd'], 1)))).toBe(0);
});

it('tokenizes by the definition', () => {
  expect(tokenize('It’s 5-star, O.K.? Well-kept!')).toEqual([
    "it's",
    '5-star',
    'o',
    'k',
    'well-kept',
  ]);
});
