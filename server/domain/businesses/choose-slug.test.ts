import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSlug } from '../../../contract/slug.ts';
import { firstFreeSlug } from './choose-slug.ts';
import { reservedSlugs } from './reserved-slugs.ts';

it('is the base itself if it is free', async () => {
  expect(await choose('maple', [])).toBe('maple');
});

it('counts from 2', async () => {
  expect(await choose('maple', ['maple'])).toBe('maple-2');
  expect(await choose('maple', ['maple', 'maple-2', 'maple-3'])).toBe('maple-4');
});

it('is never a reserved word', async () => {
  for (const word of reservedSlugs) {
    expect(isSlug(word), word).toBe(true);
    expect(await choose(word, [])).toBe(`${word}-2`);
  }
});

it('is the next number after any sequence of them', async () => {
  for (let count = 1; count <= 300; count += 1) {
    expect(await choose('maple', numbered(count))).toBe(`maple-${count + 1}`);
  }
});

it('is free, whatever gaps deletions have left', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.integer({ min: 2, max: 400 })), async (numbers) => {
      const taken = ['maple', ...numbers.map((number) => `maple-${number}`)];
      const slug = await choose('maple', taken);
      expect(taken).not.toContain(slug);
      expect(isSlug(slug)).toBe(true);
    }),
  );
});

describe('needs few queries', () => {
  it.each([10, 1_000, 10_000, 100_000])('with %i businesses of the same name', async (count) => {
    const taken = new Set(numbered(count));
    let asked = 0;
    const slug = await firstFreeSlug('maple', async (slugs) => {
      asked += slugs.length;
      return new Set(slugs.filter((one) => taken.has(one)));
    });
    expect(slug).toBe(`maple-${count + 1}`);
    expect(asked).toBeLessThanOrEqual(21 * 18);
  });
});

/** The slugs of `count` businesses with the same name. */
function numbered(count: number): string[] {
  return Array.from({ length: count }, (_, n) => (n === 0 ? 'maple' : `maple-${n + 1}`));
}

function choose(base: string, taken: readonly string[]): Promise<string> {
  return firstFreeSlug(base, async (slugs) => new Set(slugs.filter((one) => taken.includes(one))));
}
