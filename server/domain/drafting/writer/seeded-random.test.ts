import { expect, it } from 'vitest';
import { seededRandom } from './seeded-random.ts';

const stream = (seed: string) => {
  const random = seededRandom(seed);
  return Array.from({ length: 20 }, () => random.next());
};

it('returns the same stream for the same seed, and unrelated streams for similar seeds', () => {
  expect(stream('a')).toEqual(stream('a'));
  expect(new Set([...stream('a'), ...stream('b'), ...stream('aa')]).size).toBe(60);
});

it('is uniform from 0 to 1', () => {
  const random = seededRandom('even');
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let draw = 0; draw < 20_000; draw += 1) {
    const tenth = Math.floor(random.next() * 10);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(200);
});

it('shuffles without losing or repeating anything', () => {
  const shuffled = seededRandom('cards').shuffle([1, 2, 3, 4, 5]);
  expect(shuffled.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5]);
});

it('picks by weight', () => {
  const random = seededRandom('weights');
  const heavy = { weight: 9 };
  const picks = Array.from({ length: 1000 }, () => random.weighted([{ weight: 1 }, heavy]));
  expect(picks.filter((pick) => pick === heavy).length).toBeGreaterThan(850);
});

it('throws when there is nothing to pick from', () => {
  expect(() => seededRandom('none').pick([])).toThrow(RangeError);
});
