/** What a writer says often. */
export interface Habits {
  /**
   * How much of a text stands in the writer's other drafts too, as a logarithm: near 0 for a text
   * that was there before, about -3 for words that are new.
   */
  commonness(text: string): number;
}

/** Reviews that people look through on a business's page, about: what a draft is not to resemble. */
const others = 99;

/** Words in a run. */
const sizes = [2, 3, 4];

/**
 * Runs are known by their hashes alone, in a table with room to spare: two that share a place only
 * blur the measure a little.
 */
const places = 2 ** 19;

/** Learns what a writer says often from its drafts. */
export function learnHabits(drafts: readonly string[]): Habits {
  const counts = new Uint16Array(places);
  for (const draft of drafts) {
    const words = wordHashes(draft);
    for (const run of new Set(sizes.flatMap((size) => runsOf(words, size)))) counts[run]! += 1; // a hash is a place
  }
  // What came once may have come by chance.
  const chances = Float32Array.from(counts, (count) =>
    count < 2 ? 0 : 1 - (1 - count / drafts.length) ** others,
  );
  return {
    commonness(text) {
      const words = wordHashes(text);
      const logs = sizes.map((size) => Math.log(meanOf(runsOf(words, size), chances)));
      return logs.reduce((sum, log) => sum + log) / sizes.length;
    },
  };
}

/** The mean chance that a run stands in one of the others. Smoothed, so that a short text of new words has one. */
function meanOf(runs: readonly number[], chances: Float32Array): number {
  let sum = 0.3;
  for (const run of runs) sum += chances[run] ?? 0;
  return sum / (runs.length + 1);
}

function runsOf(words: readonly number[], size: number): number[] {
  const runs: number[] = [];
  for (let end = size; end <= words.length; end += 1) {
    let hash = size;
    for (let at = end - size; at < end; at += 1) hash = Math.imul(hash ^ words[at]!, 0x9e3779b1); // at is inside
    runs.push((hash ^ (hash >>> 15)) & (places - 1));
  }
  return runs;
}

/** FNV-1a of each word's characters, lower-case. */
function wordHashes(text: string): number[] {
  const hashes: number[] = [];
  let hash = offset;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const lower = code >= 65 && code <= 90 ? code + 32 : code;
    if (isInWord(lower)) hash = Math.imul(hash ^ lower, 16777619);
    else if (hash !== offset) {
      hashes.push(hash);
      hash = offset;
    }
  }
  if (hash !== offset) hashes.push(hash);
  return hashes;
}

const offset = 0x811c9dc5 | 0;

/** Small letters, digits, apostrophes, and what lies beyond ASCII but for the general punctuation. */
function isInWord(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 39;
  return code >= 0xc0 && (code < 0x2000 || code > 0x206f);
}
