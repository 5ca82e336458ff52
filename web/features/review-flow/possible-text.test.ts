import { expect, it } from 'vitest';
import { acceptedPart, isPossibleText } from './possible-text.ts';

it('counts characters as people see them', () => {
  expect(isPossibleText('👍🏽e\u0301', 2)).toBe(true);
  expect(isPossibleText('abc', 2)).toBe(false);
});

it('white space around it and in it counts as the server counts it', () => {
  expect(isPossibleText('  a\n\n b ', 3)).toBe(true);
});

it.each(['zero\u200bwidth', 'right\u202eleft'])('takes no hidden characters: %j', (typed) => {
  expect(isPossibleText(typed, 40)).toBe(false);
});

it.each([
  ['abcdef', 'abc'],
  ['ab', 'ab'],
  ['ab👨‍👩‍👧c', 'ab👨‍👩‍👧'],
  ['', ''],
])('of %j, three characters are %j', (typed, part) => {
  expect(acceptedPart(typed, (text) => isPossibleText(text, 3))).toBe(part);
});

it('where nothing is accepted, nothing stays', () => {
  expect(acceptedPart('abc', () => false)).toBe('');
});

it('a very long text costs no long wait', () => {
  const before = process.threadCpuUsage();
  expect(acceptedPart('é👍🏽'.repeat(50_000), (text) => isPossibleText(text, 120))).toBe(
    'é👍🏽'.repeat(60),
  );
  // In microseconds of this thread's own work, which another's on the machine does not lengthen.
  expect(process.threadCpuUsage(before).user).toBeLessThan(2_000_000);
});
