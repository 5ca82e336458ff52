import { expect, it } from 'vitest';
import { allowedPrefix, isAllowedText } from './allowed-text.ts';

it('counts grapheme clusters', () => {
  expect(isAllowedText('👍🏽e\u0301', 2)).toBe(true);
  expect(isAllowedText('abc', 2)).toBe(false);
});

it('counts white space as the server does', () => {
  expect(isAllowedText('  a\n\n b ', 3)).toBe(true);
});

it('accepts what the server removes', () => {
  expect(isAllowedText('zero\u200bwidth', 9)).toBe(true);
});

it.each(['joined\u200dletters', 'right\u202eleft'])('rejects hidden characters: %j', (typed) => {
  expect(isAllowedText(typed, 40)).toBe(false);
});

it.each([
  ['abcdef', 'abc'],
  ['ab', 'ab'],
  ['ab👨‍👩‍👧c', 'ab👨‍👩‍👧'],
  ['', ''],
])('the first three characters of %j are %j', (typed, part) => {
  expect(allowedPrefix(typed, (text) => isAllowedText(text, 3))).toBe(part);
});

it('returns nothing if nothing is accepted', () => {
  expect(allowedPrefix('abc', () => false)).toBe('');
});

it('is fast for very long text', () => {
  const before = process.threadCpuUsage();
  expect(allowedPrefix('é👍🏽'.repeat(50_000), (text) => isAllowedText(text, 120))).toBe(
    'é👍🏽'.repeat(60),
  );
  // In microseconds of this thread's CPU time, which other load on the machine does not affect.
  expect(process.threadCpuUsage(before).user).toBeLessThan(2_000_000);
});
