import { expect, it } from 'vitest';
import { sizeWords } from './count-words.ts';

it.each([
  [0, true, '0'],
  [10_000, true, '10,000'],
  [14_053, false, 'about 14,100'],
  [1_234_567, false, 'about 1,230,000'],
])('a size of %i, exact: %s', (count, isExact, words) => {
  expect(sizeWords({ count, isExact })).toBe(words);
});
