import type { KeyObject } from 'node:crypto';
import type { Names } from '../draft-input.ts';
import { estimateLikeness, fingerprint, slots } from './fingerprint.ts';

/** A draft that is more like an earlier one than this is written again. */
export const tooAlike = 0.5;

/** A draft's fingerprint, and how like the nearest earlier draft it is, 0 to 1. */
export interface Compared {
  print: Uint8Array;
  likeness: number;
}

export type Compare = (review: string) => Compared;

/** Where there is nothing to compare with. */
export function compareWithNone(): Compared {
  return { print: new Uint8Array(), likeness: 0 };
}

/** @param earlier fingerprints under the same key, 64 bytes each, one after the other */
export function compareWith(earlier: Uint8Array, names: Names, key: KeyObject): Compare {
  return (review) => {
    const print = fingerprint(review, names, key);
    return { print, likeness: greatestLikeness(print, earlier) };
  };
}

function greatestLikeness(print: Uint8Array, earlier: Uint8Array): number {
  let greatest = 0;
  for (let at = 0; at < earlier.length; at += slots) {
    greatest = Math.max(greatest, estimateLikeness(print, earlier.subarray(at, at + slots)));
  }
  return greatest;
}
