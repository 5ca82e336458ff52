/** The sums of the last seven days and of the seven before; today counts as far as it has gone. */
export function sevenDaySums(counts: readonly number[]): { last: number; before: number } {
  const sum = (days: readonly number[]) => days.reduce((total, count) => total + count, 0);
  return { last: sum(counts.slice(-7)), before: sum(counts.slice(-14, -7)) };
}
