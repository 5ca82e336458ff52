/** Lengths of time in milliseconds, as clocks and timers count. */
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A length of time in seconds, as limits, cookies and headers count. */
export function inSeconds(milliseconds: number): number {
  return milliseconds / SECOND;
}
