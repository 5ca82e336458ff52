import type { DailyCounts } from '../../../contract/analytics.ts';
import { numberKinds } from './number-kinds.ts';

type Cell = string | number;

/** By these a spreadsheet takes a text for a formula; the wide ones are those of Asian keyboards. */
const formulaStart = /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/;

/** Where a cell may end: at a semicolon too, where the comma is the decimal sign, and so a formula begin. */
const cellEnd = /[",;\t\r\n]/;

/** By this mark Excel knows that a file is UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * A business's days as a file for a spreadsheet. Each row names the business, so that the tables of
 * several can be put below each other.
 */
export function dailyNumbersCsv(name: string, days: readonly DailyCounts[]): string {
  return toCsv([
    ['Business', 'Day (UTC)', ...numberKinds.map(({ word }) => word)],
    ...days.map((one) => [name, one.day, ...numberKinds.map(({ key }) => one[key])]),
  ]);
}

/** RFC 4180: comma, CRLF after each row, quotes where they may be needed and then doubled. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return cellEnd.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}
