const week = 7;

/** The sums of the last seven days and of the seven before; today counts as far as it has gone. */
export function weeksOf(counts: readonly number[]): { current: number; before: number } {
  const sum = (days: readonly number[]) => days.reduce((total, count) => total + count, 0);
  return { current: sum(counts.slice(-week)), before: sum(counts.slice(-2 * week, -week)) };
}
