import { expect, it } from 'vitest';
import { jaccard, measureVariety, runs, tokenize } from './variety.ts';

// The figures come from the script that measured people's reviews, given the same three texts.
const texts = [
  'The staff were friendly and they listened to me the whole time.',
  'They listened to me the whole time, and the office was clean.',
  "I wasn't rushed at all; a well-organized place.",
];

it('measures as people’s reviews were measured', () => {
  const { selfBleu4, distinct2, greatestLikeness, sharedOpening, wordDeviation, words } =
    measureVariety(texts);
  expect(selfBleu4).toBeCloseTo(0.369224933, 6);
  expect(distinct2).toBeCloseTo(0.793103448, 6);
  expect(greatestLikeness).toBeCloseTo(0.230769231, 6);
  expect(sharedOpening).toBe(0);
  expect(wordDeviation).toBeCloseTo(1.885618083, 6);
  expect(words.p50).toBe(12);
});

it('finds no difference between equal texts, and nothing in common between strangers', () => {
  const same = measureVariety([texts[0] ?? '', texts[0] ?? '']);
  expect(same.selfBleu4).toBeCloseTo(1);
  expect(same.greatestLikeness).toBe(1);
  expect(same.sharedOpening).toBe(1);
  expect(same.commonestOpening).toBe(1);
  expect(jaccard(new Set(runs(['a', 'b'], 1)), new Set(runs(['c', 'd'], 1)))).toBe(0);
});

it('takes words apart as the definitions say', () => {
  expect(tokenize('It’s 5-star, O.K.? Well-kept!')).toEqual([
    "it's",
    '5-star',
    'o',
    'k',
    'well-kept',
  ]);
});
