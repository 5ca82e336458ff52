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

/** Begins a file; tells Excel that it is UTF-8. */
export const byteOrderMark = '\uFEFF';

/** RFC 4180: commas, CRLF after each row, quotes where needed, with quotes inside doubled. */
export function csvRow(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

function cellText(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return cellEnd.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}
