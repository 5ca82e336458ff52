import type { KeyObject } from 'node:crypto';
import type { Names } from '../input/draft-input.ts';
import {
  estimateSimilarity,
  createFingerprinter,
  fingerprintSize,
  hasOpening,
} from './fingerprint.ts';
import { indexRuns } from './run-index.ts';

/** A draft that is more similar to an earlier one than this gives way to another, where there is one. */
export const tooSimilar = 0.5;

/** Drafts back from the newest that may not begin with the same four words. */
const recentOpenings = 20;

/** A draft beside the business's earlier ones. */
export interface Comparison {
  /** How familiar its wording is: over its runs of four words, the mean of log2(1 + earlier drafts with it). */
  familiarity: number;
  /** True where one of the last 20 begins with the same four words. */
  hasRecentOpening: boolean;
  /** How similar it is to the nearest earlier draft, 0 to 1. */
  similarity(): number;
  /** Its fingerprint, to be kept. */
  fingerprint(): Uint8Array;
}

export type Compare = (review: string) => Comparison;

/** Where there is nothing to compare with. */
export function compareWithNothing(): Comparison {
  return {
    familiarity: 0,
    hasRecentOpening: false,
    similarity: () => 0,
    fingerprint: () => new Uint8Array(),
  };
}

/** @param earlier fingerprints under the same key, one after the other, the newest first */
export function compareWith(earlier: Uint8Array, names: Names, key: KeyObject): Compare {
  const fingerprints = split(earlier);
  const draftsWith = indexRuns(fingerprints);
  const takeFingerprint = createFingerprinter(key);
  return (review) => {
    const { opening, runs, bytes } = takeFingerprint(review, names);
    const familiar = runs.reduce((sum, run) => sum + Math.log2(1 + draftsWith(run)), 0);
    return {
      familiarity: familiar / Math.max(1, runs.length),
      hasRecentOpening: fingerprints
        .slice(0, recentOpenings)
        .some((fingerprint) => hasOpening(fingerprint, opening)),
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

function split(fingerprints: Uint8Array): Uint8Array[] {
  const count = Math.floor(fingerprints.length / fingerprintSize);
  return Array.from({ length: count }, (_, index) =>
    fingerprints.subarray(index * fingerprintSize, (index + 1) * fingerprintSize),
  );
}
