import { bloomOf, layout, type Edge, type Run } from './fingerprint.ts';

/** Finds drafts, apart from rare false positives of the Bloom filters. */
export interface RunIndex {
  /** How many drafts contain the run. */
  count(run: Run): number;
  /** The index of the first draft that begins or ends with the sentence; -1 for none. */
  findEdge(edge: Edge): number;
}

/**
 * Transposes the Bloom filters: for each bit, a bitmap of the drafts that have it set, so that one
 * lookup checks a run against all drafts.
 */
export function indexRuns(fingerprints: readonly Uint8Array[]): RunIndex {
  const words = Math.ceil(fingerprints.length / 32);
  const drafts = new Uint32Array(layout.bloom * 8 * words);
  for (const [draft, fingerprint] of fingerprints.entries()) {
    const bloom = bloomOf(fingerprint);
    for (let byte = 0; byte < bloom.length; byte += 1) {
      // Most bytes are 0; each step clears the lowest set bit.
      for (let bits = bloom[byte] ?? 0; bits !== 0; bits &= bits - 1) {
        const bit = 31 - Math.clz32(bits & -bits);
        const at = (byte * 8 + bit) * words + (draft >> 5);
        drafts[at] = (drafts[at] ?? 0) | (1 << (draft & 31));
      }
    }
  }
  /** The drafts of one word that contain the run. */
  const withRun = ([first, second]: Run, word: number) =>
    (drafts[first * words + word] ?? 0) & (drafts[second * words + word] ?? 0);
  return {
    count(run) {
      let count = 0;
      for (let word = 0; word < words; word += 1) count += bitsIn(withRun(run, word));
      return count;
    },
    findEdge([one, other]) {
      for (let word = 0; word < words; word += 1) {
        const found = withRun(one, word) & withRun(other, word);
        if (found !== 0) return word * 32 + 31 - Math.clz32(found & -found);
      }
      return -1;
    },
  };
}

/** Population count of 32 bits (Warren, Hacker's Delight, 5-1). */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
