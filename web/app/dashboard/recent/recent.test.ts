import { expect, it } from 'vitest';
import { scaleTop } from './chart-scale.ts';
import { sevenDaySums } from './seven-day-sums.ts';

it.each([
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 4],
  [5, 6],
  [7, 10],
  [11, 20],
  [41, 60],
  [99, 100],
  [101, 200],
  [12_345, 20_000],
])('a scale for %i ends at %i', (most, top) => {
  expect(scaleTop(most)).toBe(top);
});

it('sums up the last seven days, and the seven before', () => {
  const counts = Array.from({ length: 30 }, (_, day) => (day < 16 ? 1_000 : day < 23 ? 10 : 1));
  expect(sevenDaySums(counts)).toEqual({ last: 7, before: 70 });
});
