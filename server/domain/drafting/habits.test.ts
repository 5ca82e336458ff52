import { expect, it } from 'vitest';
import { learnHabits } from './habits.ts';

const drafts = Array.from({ length: 40 }, (_, index) =>
  index % 2 === 0 ? `They were friendly to me. Number ${index}.` : `Word ${index} comes once only.`,
);
const { commonness } = learnHabits(drafts);

it('finds more of what the writer says often than of what it says seldom or never', () => {
  const often = commonness('They were friendly to me.');
  const seldom = commonness('Word 7 comes once only.');
  const never = commonness('Nobody has yet put it this way.');
  expect(often).toBeGreaterThan(seldom);
  expect(seldom).toBeGreaterThan(never);
});

it('looks at words alone, whatever stands between them and however they are written', () => {
  expect(commonness('THEY were; friendly… to me!')).toBe(commonness('they were friendly to me'));
});

it('gives a text of one word a measure', () => {
  expect(Number.isFinite(commonness('Friendly.'))).toBe(true);
  expect(Number.isFinite(commonness(''))).toBe(true);
});
