import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import type { Cell, Proof, Report } from './proof.ts';

const reliability = 'docs/RELIABILITY.md';

export function printTable({ head, rows }: Report): void {
  const texts = [head, ...rows.map((row) => row.map(textOf))];
  const widths = head.map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)));
  for (const row of texts)
    console.log(`  ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ')}`);
}

/** Replaces a proof's figures in its document; what people wrote around them stays. */
export function updateSection(
  { name, page = reliability }: Pick<Proof, 'name' | 'page'>,
  { head, rows }: Report,
): void {
  const [begin, end] = [`<!-- figures: ${name} -->`, '<!-- end -->'];
  const file = join(import.meta.dirname, '..', page);
  const text = readFileSync(file, 'utf8');
  const from = text.indexOf(begin);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`${page} has no place for "${name}".`);
  const lines = [
    begin,
    `${today()}, commit ${commit()}, ${availableParallelism()} cores, Node ${process.versions.node}:`,
    '',
    line(head),
    line(head.map(() => '---')),
    ...rows.map((row) => line(row.map(textOf))),
    '',
  ];
  writeFileSync(file, text.slice(0, from) + lines.join('\n') + text.slice(to));
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function textOf(value: Cell): string {
  if (typeof value === 'number') return value.toLocaleString('en-US');
  if (typeof value === 'string') return value;
  return value.holds ? value.text : `${value.text} (not as promised)`;
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function commit(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
}
