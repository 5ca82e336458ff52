import { createSecretKey, randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { writeBuiltinDraft } from '../../server/domain/drafting/builtin-writer.ts';
import { compareWith } from '../../server/domain/drafting/likeness/compare.ts';
import { fingerprint } from '../../server/domain/drafting/likeness/fingerprint.ts';
import { writeOwnDraft } from '../../server/domain/drafting/own-draft.ts';
import { median } from '../variety.ts';
import { business, namesFor, someFour, thanked } from './drafts.ts';
import { printTable } from './print-table.ts';

/** Writing, the guard, and the comparison with 200 earlier drafts, on one core. */
export function printSpeed(): void {
  const key = createSecretKey(randomBytes(32));
  const names = { business, thanked };
  const earlier = Buffer.concat(
    Array.from({ length: 200 }, (_, index) => {
      const sentiments = someFour(`earlier/${index}`);
      return fingerprint(writeBuiltinDraft({ sentiments }, `earlier/${index}`), names, key);
    }),
  );
  const inputs = Array.from({ length: 5000 }, (_, index) => ({
    sentiments: someFour(`speed/${index}`),
    ...namesFor(index),
  }));
  const times = inputs.map((input, index) => {
    const start = performance.now();
    writeOwnDraft(input, `speed/${index}`, compareWith(earlier, names, key));
    return performance.now() - start;
  });
  const sorted = times.slice(1000).toSorted((a, b) => a - b);
  printTable('Milliseconds a draft, with guard and likeness check', [
    ['', 'median', 'p95'],
    ['goal', '< 1', ''],
    ['', median(sorted).toFixed(3), (sorted[3800] ?? 0).toFixed(3)],
  ]);
}
