import { expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../../contract/durations.ts';
import { lastUsed } from './last-used.ts';

const at = '2026-11-21T10:00:00.000Z';

it.each([
  [0, 'Active within the last hour'],
  [HOUR - 1, 'Active within the last hour'],
  [HOUR, 'Active about 1 hour ago'],
  [5 * HOUR + 59 * MINUTE, 'Active about 5 hours ago'],
  [DAY, 'Active about 1 day ago'],
  [6 * DAY + HOUR, 'Active about 6 days ago'],
  [-3 * HOUR, 'Active within the last hour'],
])('%d ms later: %s', (passed, words) => {
  expect(lastUsed(at, new Date(Date.parse(at) + passed))).toBe(words);
});
