import { businessWithMemory, namesFor, someFour } from './drafts.ts';
import { printTable } from './print-table.ts';

/**
 * CPU time of a draft of a business with 200 earlier ones: all candidates, their comparison, the
 * selection, the guard and the fingerprint.
 * @param drafts how many are timed, after 400 that are not
 */
export function printSpeed(drafts: number): void {
  const write = businessWithMemory();
  const writeNext = (index: number) =>
    write({ sentiments: someFour(`speed/${index}`), ...namesFor(index) }, `speed/${index}`);
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
