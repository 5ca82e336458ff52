import type { DailyCounts } from '../../../contract/analytics.ts';
import { byteOrderMark, csvRow } from '../../../contract/csv.ts';
import { numberKinds } from './number-kinds.ts';

/**
 * A business's daily numbers as CSV. Each row names the business, so that several tables can be
 * combined.
 */
export function dailyNumbersCsv(name: string, days: readonly DailyCounts[]): string {
  return toCsv([
    ['Business', 'Date (UTC)', ...numberKinds.map(({ label }) => label)],
    ...days.map((one) => [name, one.day, ...numberKinds.map(({ key }) => one[key])]),
  ]);
}

export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return byteOrderMark + rows.map(csvRow).join('');
}
