import { expect, it } from 'vitest';
import { trendPoints } from './trend-points.ts';

it('spans the full width, and the highest number touches the top', () => {
  expect(trendPoints([0, 5, 10])).toBe('0,22.5 50,12 100,1.5');
});

it('keeps a single 1 among zeros low', () => {
  expect(trendPoints([0, 1, 0])).toBe('0,22.5 50,17.25 100,22.5');
});

it('is empty for no numbers, and flat for zeros', () => {
  expect(trendPoints([])).toBe('');
  expect(trendPoints([0, 0])).toBe('0,22.5 100,22.5');
});
