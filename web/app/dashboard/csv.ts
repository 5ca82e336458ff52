import type { DailyCounts } from '../../../contract/analytics.ts';
import { numberKinds } from './number-kinds.ts';

type Cell = string | number;

/**
 * A cell that starts with one of these is a formula; the full-width ones come from East Asian
 * keyboards.
 */
const formulaStart = /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/;

/**
 * A spreadsheet may also split cells at these characters, so what follows them could start a
 * formula.
 */
const cellEnd = /[",;\t\r\n]/;

/** The byte order mark tells Excel that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

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

/** RFC 4180: commas, CRLF after each row, quotes where needed, with quotes inside doubled. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return cellEnd.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}
