import { HOUR } from '../../../contract/durations.ts';

/** The day of a moment in a time zone, such as `2026-11-21`. */
export type DayOf = (moment: Date) => string;

/** @param timeZone IANA name; null for UTC */
export function daysOf(timeZone: string | null): DayOf {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timeZone ?? 'UTC',
    calendar: 'iso8601',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (moment) => {
    const parts = format.formatToParts(moment);
    const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
    return `${of('year')}-${of('month')}-${of('day')}`;
  };
}

/**
 * The local day that a UTC hour begins on; where midnight is not on the hour, the hour belongs to the day
 * before. Days on which clocks change have 23 or 25 hours.
 */
export function dayOfHour(day: string, hour: number, dayOf: DayOf): string {
  return dayOf(new Date(Date.parse(day) + hour * HOUR));
}
