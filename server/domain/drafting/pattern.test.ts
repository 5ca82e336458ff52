import { expect, it } from 'vitest';
import { expandPattern } from './pattern.ts';
import { seededRandom } from './seeded-random.ts';

function all(pattern: string): string[] {
  const expand = (seed: number) =>
    expandPattern(pattern, seededRandom(String(seed)), (name) => `<${name}>`);
  return [...new Set(Array.from({ length: 300 }, (_, seed) => expand(seed)))].toSorted();
}

it('takes each choice, the empty one too, and folds the spaces that it leaves', () => {
  expect(all('they were [really |very |]kind')).toEqual([
    'they were kind',
    'they were really kind',
    'they were very kind',
  ]);
});

it('nests choices', () => {
  expect(all('[a [b|c]|d]')).toEqual(['a b', 'a c', 'd']);
});

it('fills in names from left to right and closes up punctuation', () => {
  expect(all('{they} {were} kind[ here|] , too')).toEqual([
    '<they> <were> kind here, too',
    '<they> <were> kind, too',
  ]);
});
