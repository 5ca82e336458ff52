import { DAY } from '../../contract/durations.ts';

/** The UTC day for counts, such as `2026-11-21`. */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The UTC hour for counts. */
export function utcHour(moment: Date): { day: string; hour: number } {
  return { day: utcDay(moment), hour: moment.getUTCHours() };
}

/** The UTC day this many days later, or earlier if negative. */
export function addDays(day: string, days: number): string {
  return utcDay(new Date(Date.parse(day) + days * DAY));
}

/** All UTC days from first to last, inclusive; none if the last is before the first. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
