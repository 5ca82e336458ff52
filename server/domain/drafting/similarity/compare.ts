import type { KeyObject } from 'node:crypto';
import type { Names } from '../input/draft-input.ts';
import { estimateSimilarity, fingerprints, fingerprintSize, hasOpening } from './fingerprint.ts';
import { indexRuns } from './run-index.ts';

/** A draft that is more similar to an earlier one than this gives way to another, where there is one. */
export const tooSimilar = 0.5;

/** Drafts back from the newest that may not begin with the same four words. */
const recentOpenings = 20;

/** A draft beside the business's earlier ones. */
export interface Compared {
  /** How familiar its wording is: over its runs of four words, the mean of log2(1 + earlier drafts with it). */
  familiarity: number;
  /** True where one of the last 20 begins with the same four words. */
  beginsLikeRecent: boolean;
  /** How similar it is to the nearest earlier draft, 0 to 1. */
  similarity(): number;
  /** Its fingerprint, to be kept. */
  print(): Uint8Array;
}

export type Compare = (review: string) => Compared;

/** Where there is nothing to compare with. */
export function compareWithNone(): Compared {
  return {
    familiarity: 0,
    beginsLikeRecent: false,
    similarity: () => 0,
    print: () => new Uint8Array(),
  };
}

/** @param earlier fingerprints under the same key, one after the other, the newest first */
export function compareWith(earlier: Uint8Array, names: Names, key: KeyObject): Compare {
  const prints = split(earlier);
  const draftsWith = indexRuns(prints);
  const take = fingerprints(key);
  return (review) => {
    const { opening, runs, bytes } = take(review, names);
    const familiar = runs.reduce((sum, run) => sum + Math.log2(1 + draftsWith(run)), 0);
    return {
      familiarity: familiar / Math.max(1, runs.length),
      beginsLikeRecent: prints.slice(0, recentOpenings).some((print) => hasOpening(print, opening)),
      similarity() {
        const mine = bytes();
        return prints.reduce((most, print) => Math.max(most, estimateSimilarity(mine, print)), 0);
      },
      print: bytes,
    };
  };
}

function split(prints: Uint8Array): Uint8Array[] {
  const count = Math.floor(prints.length / fingerprintSize);
  return Array.from({ length: count }, (_, index) =>
    prints.subarray(index * fingerprintSize, (index + 1) * fingerprintSize),
  );
}
