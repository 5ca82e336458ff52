/**
 * How similar the texts of a set are, and how long. The definitions match those used for real reviews, so
 * the numbers are comparable: words are lower-case runs of letters and digits with inner apostrophes or
 * hyphens; everything else is ignored. Self-BLEU depends on the number of texts and their length, so
 * compare sets of equal size.
 */
export interface Variety {
  /**
   * Mean BLEU-4 of each text against all others: uniform weights, smoothing by 0.1 (Chen and Cherry,
   * method 1), brevity penalty against the closest length. Lower is more varied.
   */
  selfBleu4: number;
  /** Word counts at these percentiles. */
  words: { p10: number; p50: number; p90: number };
  wordsPerSentence: number;
  /** Share of texts with "everyone", "never", "nothing" and similar words. */
  universals: number;
  /** Share of texts with a colon. */
  colons: number;
}

export function measureVariety(texts: readonly string[]): Variety {
  const tokens = texts.map(tokenize);
  const lengths = tokens.map(({ length }) => length);
  const sentences = texts.flatMap(sentencesOf).length;
  return {
    selfBleu4: selfBleu4(tokens),
    words: {
      p10: percentile(lengths, 0.1),
      p50: percentile(lengths, 0.5),
      p90: percentile(lengths, 0.9),
    },
    wordsPerSentence: sum(lengths) / sentences,
    universals: shareOf(texts, (text) => universal.test(text)),
    colons: shareOf(texts, (text) => text.includes(':')),
  };
}

export function tokenize(text: string): string[] {
  const words = text.match(/[A-Za-z0-9]+(?:['’-][A-Za-z0-9]+)*/g) ?? [];
  return words.map((word) => word.toLowerCase().replaceAll('’', "'"));
}

/** The runs of `size` words, in order. */
export function runs(tokens: readonly string[], size: number): string[] {
  const count = Math.max(0, tokens.length - size + 1);
  return Array.from({ length: count }, (_, at) => tokens.slice(at, at + size).join(' '));
}

/** The percentile by linear interpolation; `share` is 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const [below = Number.NaN, above = below] = sorted.slice(Math.floor(at), Math.floor(at) + 2);
  return below + (above - below) * (at - Math.floor(at));
}

export function jaccard<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): number {
  let common = 0;
  for (const run of one) if (other.has(run)) common += 1;
  return common / (one.size + other.size - common || 1);
}

const universal =
  /\b(?:every\w*|nobody|no one|not (?:a|one|once)|nothing|never|always|all of|none)\b/i;

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/).filter((sentence) => tokenize(sentence).length > 0);
}

function shareOf(texts: readonly string[], is: (text: string) => boolean): number {
  return texts.filter(is).length / texts.length;
}

const sizes = [1, 2, 3, 4];
const smoothing = 0.1;

function selfBleu4(texts: readonly string[][]): number {
  const counts = texts.map((tokens) => sizes.map((size) => countRuns(tokens, size)));
  const most = sizes.map((_, at) => twoLargestCounts(counts.map((of) => of[at] ?? new Map())));
  const scores = texts.flatMap((tokens, text) => {
    if (tokens.length < sizes.length) return [];
    const logs = sizes.map((size, at) => {
      let clipped = 0;
      for (const [run, count] of counts[text]?.[at] ?? []) {
        const others = most[at]?.get(run)?.find((entry) => entry.text !== text);
        clipped += Math.min(count, others?.count ?? 0);
      }
      return Math.log((clipped || smoothing) / (tokens.length - size + 1)) / sizes.length;
    });
    return brevityPenalty(texts, text) * Math.exp(sum(logs));
  });
  return sum(scores) / scores.length;
}

/** For each run, the two texts that contain it most often: for any text, the highest count among the others. */
function twoLargestCounts(
  texts: readonly Map<string, number>[],
): Map<string, { text: number; count: number }[]> {
  const most = new Map<string, { text: number; count: number }[]>();
  for (const [text, counts] of texts.entries()) {
    for (const [run, count] of counts) {
      const known = [...(most.get(run) ?? []), { text, count }];
      most.set(run, known.toSorted((one, other) => other.count - one.count).slice(0, 2));
    }
  }
  return most;
}

function brevityPenalty(texts: readonly string[][], text: number): number {
  const own = texts[text]?.length ?? 0;
  const others = texts.filter((_, other) => other !== text).map(({ length }) => length);
  const closest = others.toSorted(
    (a, b) => Math.abs(a - own) - Math.abs(b - own) || a - b,
  )[0] as number; // sets have at least two texts
  return own > closest ? 1 : Math.exp(1 - closest / own);
}

function countRuns(tokens: readonly string[], size: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const run of runs(tokens, size)) counts.set(run, (counts.get(run) ?? 0) + 1);
  return counts;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
