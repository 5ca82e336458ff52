import { businessWithMemory, namesFor, pickFour } from './drafts.ts';
import { printTable } from './print-table.ts';

/**
 * CPU time per draft for a business with 200 earlier ones: all candidates, comparison, selection, guard
 * and fingerprint.
 * @param drafts how many to time, after 400 warm-up drafts
 */
export function printSpeed(drafts: number): void {
  const write = businessWithMemory();
  const writeNext = (index: number) =>
    write({ sentiments: pickFour(`speed/${index}`), ...namesFor(index) }, `speed/${index}`);
  for (let index = 0; index < 400; index += 1) writeNext(index);
  const start = process.cpuUsage();
  for (let index = 0; index < drafts; index += 1) writeNext(400 + index);
  const { user, system } = process.cpuUsage(start);
  printTable('CPU milliseconds per draft, with guard, comparison and selection', [
    ['', 'mean'],
    ['target', '< 3'],
    ['', ((user + system) / 1000 / drafts).toFixed(2)],
  ]);
}
