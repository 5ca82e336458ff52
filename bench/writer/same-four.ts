import { jaccard, runs, tokenize } from '../variety.ts';
import { business, businessWithMemory, masked, pickFour } from './drafts.ts';
import { printTable } from './print-table.ts';

/** Drafts in the similarity check; comparing more would take minutes. */
const sampleSize = 4_000;

/**
 * Many drafts of the same four sentiments for one business, with its memory and without thanks.
 * @param fours how many choices of four to try
 * @param drafts how many drafts for each
 */
export function printSameFour(fours: number, drafts: number): void {
  const rows = Array.from({ length: fours }, (_, choice) => {
    const sentiments = pickFour(`many/${choice}`);
    const write = businessWithMemory();
    const texts = Array.from({ length: drafts }, (__, index) =>
      masked(write({ sentiments, businessName: business }, `${choice}/${index}`).review),
    );
    const greatest = greatestSimilarity(texts.slice(0, sampleSize));
    return [sentiments.join(', '), String(new Set(texts).size), greatest];
  });
  printTable(`${drafts} drafts of the same four, names masked`, [
    ['', 'distinct', `greatest 3-word Jaccard of ${Math.min(drafts, sampleSize)}`],
    ['target', String(drafts), '≤ 0.75'],
    ...rows,
  ]);
}

/** Lower similarities are ignored. */
const least = 0.6;

/**
 * The highest Jaccard similarity between any two drafts' three-word runs. Prefix filtering: sets with a
 * similarity of at least `least` must share one of the rarest `1 - least` of their runs, so only such
 * pairs are compared.
 */
function greatestSimilarity(drafts: readonly string[]): string {
  const sets = drafts.map((draft) => new Set(runs(tokenize(draft), 3)));
  const frequencies = countOf(sets);
  const seen = new Map<string, number[]>();
  let greatest = 0;
  for (const [index, set] of sets.entries()) {
    const rarest = [...set].toSorted((a, b) => rank(frequencies, a, b));
    const prefix = rarest.slice(0, set.size - Math.ceil(set.size * least) + 1);
    for (const candidate of new Set(prefix.flatMap((run) => seen.get(run) ?? []))) {
      greatest = Math.max(greatest, jaccard(set, sets[candidate] ?? new Set()));
    }
    for (const run of prefix) {
      const known = seen.get(run);
      if (known) known.push(index);
      else seen.set(run, [index]);
    }
  }
  return greatest < least ? `< ${least}` : greatest.toFixed(2);
}

function countOf(sets: readonly Set<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const set of sets) for (const run of set) counts.set(run, (counts.get(run) ?? 0) + 1);
  return counts;
}

/** Rarest first, with a consistent order for ties. */
function rank(frequencies: ReadonlyMap<string, number>, one: string, other: string): number {
  return (frequencies.get(one) ?? 0) - (frequencies.get(other) ?? 0) || (one < other ? -1 : 1);
}
