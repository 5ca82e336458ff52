/** Durations in milliseconds, for clocks and timers. */
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The time this many milliseconds after `from`. */
export function later(from: Date, milliseconds: number): Date {
  return new Date(from.getTime() + milliseconds);
}

/** The time this many milliseconds before `from`. */
export function earlier(from: Date, milliseconds: number): Date {
  return later(from, -milliseconds);
}

/** A duration in seconds, for limits, cookies and headers. */
export function toSeconds(milliseconds: number): number {
  return milliseconds / SECOND;
}
