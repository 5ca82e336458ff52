import { expect, it } from 'vitest';
import { trendPoints } from './trend-points.ts';

it('goes from edge to edge, and the highest number touches the top', () => {
  expect(trendPoints([0, 5, 10])).toBe('0,22.5 50,12 100,1.5');
});

it('lets a single one among zeros stay low', () => {
  expect(trendPoints([0, 1, 0])).toBe('0,22.5 50,17.25 100,22.5');
});

it('is empty for no numbers, and flat for zeros', () => {
  expect(trendPoints([])).toBe('');
  expect(trendPoints([0, 0])).toBe('0,22.5 100,22.5');
});
