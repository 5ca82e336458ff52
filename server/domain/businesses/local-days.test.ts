import { expect, it } from 'vitest';
import { HOUR } from '../../../contract/durations.ts';
import { dayOfHour, daysOf } from './local-days.ts';

/** How many UTC hours begin on a local day. */
function hoursOf(day: string, timeZone: string | null): number {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const dayOf = daysOf(timeZone);
  return Array.from({ length: 72 }, (_, n) => new Date(noon + (n - 36) * HOUR))
    .map((moment) => moment.toISOString())
    .filter((iso) => dayOfHour(iso.slice(0, 10), Number(iso.slice(11, 13)), dayOf) === day).length;
}

it.each([
  ['2026-03-08', 'America/New_York', 23],
  ['2026-11-01', 'America/New_York', 25],
  ['2026-11-21', 'America/New_York', 24],
  ['2026-11-01', 'America/Phoenix', 24],
  ['2026-03-29', 'Europe/Berlin', 23],
  ['2026-10-25', 'Europe/Berlin', 25],
  ['2026-11-01', null, 24],
  ['2026-11-21', 'Asia/Kolkata', 24],
])('%s in %s has %i hours', (day, timeZone, hours) => {
  expect(hoursOf(day, timeZone)).toBe(hours);
});

it('an evening in California is the next day in UTC, and a morning in Auckland the one before', () => {
  expect(dayOfHour('2026-11-22', 3, daysOf('America/Los_Angeles'))).toBe('2026-11-21');
  expect(dayOfHour('2026-11-21', 21, daysOf('Pacific/Auckland'))).toBe('2026-11-22');
});

it('where midnight is not on the hour, the hour belongs to the day before', () => {
  // 18:00 to 19:00 UTC is 23:30 to 0:30.
  expect(dayOfHour('2026-11-21', 18, daysOf('Asia/Kolkata'))).toBe('2026-11-21');
  expect(dayOfHour('2026-11-21', 19, daysOf('Asia/Kolkata'))).toBe('2026-11-22');
});
