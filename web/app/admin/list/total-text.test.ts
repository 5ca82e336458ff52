import { expect, it } from 'vitest';
import { totalText } from './total-text.ts';

const text = { one: 'user', many: 'users' };

it.each([
  [{ count: 1, isExact: true }, '', '1 user'],
  [{ count: 1_234, isExact: true }, '', '1,234 users'],
  [{ count: 1, isExact: true }, 'ann', '1 user matches'],
  [{ count: 10_000, isExact: false, about: 12_345 }, '', 'About 12,000 users'],
  [{ count: 10_000, isExact: false, about: 987_654 }, 'ann', 'About 990,000 users match'],
  [{ count: 10_000, isExact: false }, '', '10,000+ users'],
  [{ count: 12_345, isExact: true }, '', '12,345 users'],
])('says how many of %j there are: %s', (total, search, expected) => {
  expect(totalText(total, search, text)).toBe(expected);
});
