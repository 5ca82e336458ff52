import type { KeyObject } from 'node:crypto';
import type { Names } from '../input/draft-input.ts';
import {
  estimateSimilarity,
  createFingerprinter,
  fingerprintSize,
  hasOpening,
  type Run,
} from './fingerprint.ts';
import { indexRuns, type RunIndex } from './run-index.ts';

/** Above this similarity to an earlier draft, another candidate is preferred if there is one. */
export const tooSimilar = 0.5;

/** A draft shouldn't open with the same four words as any of this many most recent drafts. */
const recentOpenings = 20;

/** How many drafts back a repeated sentence still counts: all that are stored. */
const remembered = 200;

/** How many runs are the ending, and how many more times they count. */
const endingRuns = 3;
const endingWeight = 2;

/** How a draft compares with the business's earlier ones. */
export interface Comparison {
  /**
   * Mean over its four-word runs of log2(1 + number of earlier drafts that contain the run); the last
   * ones count more, since people notice how drafts end.
   */
  familiarity: number;
  /** True if one of the last 20 drafts opens with the same four words. */
  hasRecentOpening: boolean;
  /**
   * How recently an earlier draft began or ended with the same sentence: for each, 1 if it was the last
   * one, falling to 0 for the oldest.
   */
  repetition: number;
  /** Similarity to the nearest earlier draft, 0 to 1. */
  similarity(): number;
  /** Its fingerprint, to store. */
  fingerprint(): Uint8Array;
}

export type Compare = (review: string) => Comparison;

/** For when there are no earlier drafts. */
export function compareWithNothing(): Comparison {
  return {
    familiarity: 0,
    hasRecentOpening: false,
    repetition: 0,
    similarity: () => 0,
    fingerprint: () => new Uint8Array(),
  };
}

/** @param earlier fingerprints under the same key, concatenated, newest first */
export function compareWith(earlier: Uint8Array, names: Names, key: KeyObject): Compare {
  const fingerprints = split(earlier);
  const index = indexRuns(fingerprints);
  const takeFingerprint = createFingerprinter(key, names);
  return (review) => {
    const { opening, runs, edges, bytes } = takeFingerprint(review);
    const last = runs.slice(-endingRuns);
    const familiar = sumOf(runs, index) + endingWeight * sumOf(last, index);
    const weight = runs.length + endingWeight * last.length;
    return {
      familiarity: familiar / Math.max(1, weight),
      hasRecentOpening: fingerprints
        .slice(0, recentOpenings)
        .some((fingerprint) => hasOpening(fingerprint, opening)),
      repetition: edges.reduce((total, edge) => total + recency(index.findEdge(edge)), 0),
      similarity() {
        const mine = bytes();
        return fingerprints.reduce(
          (most, fingerprint) => Math.max(most, estimateSimilarity(mine, fingerprint)),
          0,
        );
      },
      fingerprint: bytes,
    };
  };
}

function sumOf(runs: readonly Run[], index: RunIndex): number {
  return runs.reduce((total, run) => total + Math.log2(1 + index.count(run)), 0);
}

/** From 1 for the latest draft to 0; 0 for none. */
function recency(draft: number): number {
  return draft < 0 ? 0 : Math.max(0, 1 - draft / remembered);
}

function split(fingerprints: Uint8Array): Uint8Array[] {
  const count = Math.floor(fingerprints.length / fingerprintSize);
  return Array.from({ length: count }, (_, index) =>
    fingerprints.subarray(index * fingerprintSize, (index + 1) * fingerprintSize),
  );
}
