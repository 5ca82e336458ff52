import { expect, it } from 'vitest';
import { pickCoding } from './content-coding.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['deflate', 'identity'],
])('picks a coding for %s', (accepted, coding) => {
  expect(pickCoding({ 'accept-encoding': accepted })).toBe(coding);
});

it('does not read a list that no browser sends', () => {
  expect(pickCoding({ 'accept-encoding': 'br,'.repeat(100) })).toBe('identity');
});
