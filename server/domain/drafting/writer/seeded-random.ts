import { createHash } from 'node:crypto';

/** A random generator that depends on its seed alone. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** @throws RangeError if there is nothing to pick from. */
  pick<T>(from: readonly T[]): T;
  /** Picks by positive weights. @throws RangeError if there is nothing to pick from. */
  weighted<T extends { weight: number }>(from: readonly T[]): T;
  /** Picks by a separate list of weights, not all 0. @throws RangeError if there is nothing to pick from. */
  byWeights<T>(from: readonly T[], weights: readonly number[]): T;
  shuffle<T>(items: readonly T[]): T[];
}

/** Seeds that differ in a single character give unrelated streams. */
export function seededRandom(seed: string): Random {
  const next = smallFastCounter(createHash('sha256').update(seed).digest());
  const pick = <T>(from: readonly T[]): T => {
    if (from.length === 0) throw new RangeError('There is nothing to pick from.');
    return from[Math.floor(next() * from.length)] as T; // the index lies inside the array
  };
  return {
    next,
    chance: (probability) => next() < probability,
    pick,
    weighted(from) {
      let rest = next() * from.reduce((sum, { weight }) => sum + weight, 0);
      return from.find(({ weight }) => (rest -= weight) < 0) ?? pick(from);
    },
    byWeights(from, weights) {
      let rest = next() * weights.reduce((sum, weight) => sum + weight, 0);
      const index = weights.findIndex((weight) => (rest -= weight) < 0);
      return from[index] ?? pick(from);
    },
    shuffle: (items) => shuffled(items, next),
  };
}

/** sfc32 (Chris Doty-Humphrey, PractRand): 128 bits of state; passes PractRand. */
function smallFastCounter(state: Buffer): () => number {
  let [a, b, c, counter] = [0, 4, 8, 12].map((at) => state.readInt32LE(at)) as [
    number,
    number,
    number,
    number,
  ]; // four offsets give four words
  return () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
}

/** Fisher-Yates, on a copy. */
function shuffled<T>(items: readonly T[], next: () => number): T[] {
  const rest = [...items];
  return items.map(() => rest.splice(Math.floor(next() * rest.length), 1)[0] as T); // never empty here
}
