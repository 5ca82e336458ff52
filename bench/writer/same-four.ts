import { jaccard, runs, tokenize } from '../variety.ts';
import { business, businessWithMemory, masked, someFour } from './drafts.ts';
import { printTable } from './print-table.ts';

/** Drafts whose greatest similarity is looked for; all pairs of more would take minutes. */
const sampleSize = 4_000;

/**
 * Many drafts of one business and the same four, with its memory, without thanks.
 * @param fours how many choices of four are tried
 * @param drafts how many drafts of each
 */
export function printSameFour(fours: number, drafts: number): void {
  const rows = Array.from({ length: fours }, (_, choice) => {
    const sentiments = someFour(`many/${choice}`);
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

/** What is less is not looked for. */
const least = 0.6;

/**
 * The greatest Jaccard index of two drafts' runs of three words. Two sets that share `least` of their
 * runs share one of the rarest `1 - least` of either's, so only such pairs are compared.
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

/** The rarer first, and one order for all. */
function rank(frequencies: ReadonlyMap<string, number>, one: string, other: string): number {
  return (frequencies.get(one) ?? 0) - (frequencies.get(other) ?? 0) || (one < other ? -1 : 1);
}
