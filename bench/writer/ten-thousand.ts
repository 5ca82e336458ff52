import { business, masked, someFour } from './drafts.ts';
import { printTable } from './print-table.ts';
import { jaccard, runs, tokenize } from '../variety.ts';

/**
 * Seeds 1 to 10,000 of one business and the same four, without the memory of earlier drafts.
 * @param fours how many choices of four are tried
 */
export function printTenThousand(fours: number): void {
  const rows = Array.from({ length: fours }, (_, choice) => {
    const sentiments = someFour(`ten thousand/${choice}`);
    const drafts = Array.from({ length: 10_000 }, (__, index) =>
      masked({ sentiments, businessName: business }, String(index + 1)),
    );
    const distinct = new Set(drafts).size;
    const { likeness, above } = mostAlike(drafts);
    return [sentiments.join(', '), String(distinct), likeness.toFixed(2), String(above)];
  });
  printTable('10,000 drafts of the same four, names masked', [
    ['', 'distinct', 'greatest 3-word Jaccard', 'pairs over 0.5'],
    ['goal', '10000', '≤ 0.5', '0'],
    ...rows,
  ]);
}

/**
 * The greatest Jaccard index of runs of three words, over all pairs. Exact above 0.4: two sets that
 * alike share one of the rarest three fifths of either's runs, so only such pairs are compared.
 */
function mostAlike(drafts: readonly string[]): { likeness: number; above: number } {
  const sets = drafts.map((draft) => new Set(runs(tokenize(draft), 3)));
  const frequency = new Map<string, number>();
  for (const set of sets) for (const run of set) frequency.set(run, (frequency.get(run) ?? 0) + 1);
  const seen = new Map<string, number[]>();
  let likeness = 0;
  let above = 0;
  for (const [index, set] of sets.entries()) {
    const rarest = [...set].toSorted(
      (one, other) =>
        (frequency.get(one) ?? 0) - (frequency.get(other) ?? 0) || (one < other ? -1 : 1),
    );
    const prefix = rarest.slice(0, set.size - Math.ceil(set.size * 0.4) + 1);
    const candidates = new Set(prefix.flatMap((run) => seen.get(run) ?? []));
    for (const candidate of candidates) {
      const alike = jaccard(set, sets[candidate] ?? new Set());
      likeness = Math.max(likeness, alike);
      if (alike > 0.5) above += 1;
    }
    for (const run of prefix) seen.set(run, [...(seen.get(run) ?? []), index]);
  }
  return { likeness, above };
}
