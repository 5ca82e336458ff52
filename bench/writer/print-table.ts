/** @param rows the first row is the header */
export function printTable(title: string, rows: string[][]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('   ')
      .trimEnd(),
  );
  console.log(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}
