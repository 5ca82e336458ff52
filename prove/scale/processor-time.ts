import { readFileSync } from 'node:fs';

import { treeOf } from '../stage/cleanup.ts';

/** Linux counts processor time in hundredths of a second for every program (`getconf CLK_TCK`). */
const tickMs = 10;

/**
 * Milliseconds of processor time that a process, those it started, and those of them that have ended used
 * so far. NaN on systems without /proc.
 */
export function processorTime(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  return treeOf(pid).reduce((sum, one) => sum + ticksOf(one), 0) * tickMs;
}

/** Its own and that of its children that have ended. 0 if it has ended itself. */
function ticksOf(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in parentheses, may contain anything; user and system time are the 14th to 17th field.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  } catch {
    return 0;
  }
}
