/** The UTC day that counts are kept by, such as `2026-11-21`. */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
