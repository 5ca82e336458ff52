import { createCipheriv, type CipherKey } from 'node:crypto';
import type { Names } from '../input/draft-input.ts';
import { wordsOf } from '../words.ts';
import { shinglesOf, unnamedWords } from './shingles.ts';

/**
 * What is kept of a draft to tell whether another one resembles it, in three parts: MinHash over runs
 * of three words, the hash of how it begins, and a Bloom filter over runs of four words. No text can be
 * read from it, and without the key none can be tested against it.
 */
export const layout = {
  /** MinHash (Broder, 1997), of each slot's minimum the lowest 8 bits (Li and König, 2010). */
  minHash: 64,
  /** The first four words. */
  opening: 4,
  /** Bloom (1970): 1,024 bits, two a run; a draft of 25 words has a false hit in 1 of 500 runs. */
  bloom: 128,
} as const;

/** Bytes of a fingerprint. */
export const fingerprintSize = layout.minHash + layout.opening + layout.bloom;

/** Words that the beginning of a draft is told by. */
const openingWords = 4;

/** The two bits of a run of four words. */
export type Run = readonly [number, number];

export interface Fingerprint {
  /** How it begins. */
  opening: Uint8Array;
  /** Its runs of four words, as they are in the Bloom filter. */
  runs: readonly Run[];
  /** What is kept: `fingerprintSize` bytes. */
  bytes(): Uint8Array;
}

/** Makes fingerprints of drafts of one business. */
export type Fingerprinter = (text: string, names: Names) => Fingerprint;

/**
 * @param key 32 bytes, of one business: fingerprints under two keys are unrelated. A `KeyObject` is ten
 *   times as fast as bytes
 */
export function createFingerprinter(key: CipherKey): Fingerprinter {
  const encrypt = encryptWith(key);
  return (text, names) => {
    const words = unnamedWords(text, names);
    const start = wordsOf(text).slice(0, openingWords).join(' ');
    const encrypted = encrypt([start, ...shinglesOf(words, 4)].map(hash));
    const opening = encrypted.subarray(0, layout.opening);
    const runs = bitsOf(encrypted.subarray(blockSize));
    return {
      opening,
      runs,
      bytes: () =>
        Buffer.concat([minHash(encrypt(shinglesOf(words, 3).map(hash))), opening, bloom(runs)]),
    };
  };
}

/** Two slots of 8 bits are the same by chance this often. */
const chance = 1 / 256;

/**
 * The Jaccard similarity of two drafts' runs of three words, 0 to 1, by their fingerprints. The
 * standard error is greatest where half is shared: 0.06.
 */
export function estimateSimilarity(one: Uint8Array, other: Uint8Array): number {
  let same = 0;
  for (let slot = 0; slot < layout.minHash; slot += 1) if (one[slot] === other[slot]) same += 1;
  return Math.max(0, (same / layout.minHash - chance) / (1 - chance));
}

/** True where the draft of the fingerprint has this opening. */
export function hasOpening(fingerprint: Uint8Array, opening: Uint8Array): boolean {
  return opening.every((byte, at) => fingerprint[layout.minHash + at] === byte);
}

/** The Bloom filter of a fingerprint. */
export function bloomOf(bytes: Uint8Array): Uint8Array {
  return bytes.subarray(bloomStart, fingerprintSize);
}

const bloomStart = layout.minHash + layout.opening;

function bloom(runs: readonly Run[]): Buffer {
  const bits = Buffer.alloc(layout.bloom);
  for (const bit of runs.flat()) bits[bit >> 3] = (bits[bit >> 3] ?? 0) | (1 << (bit & 7));
  return bits;
}

function bitsOf(encrypted: Buffer): Run[] {
  const bits = layout.bloom * 8;
  return Array.from({ length: encrypted.length / blockSize }, (_, index) => [
    encrypted.readUInt16LE(index * blockSize) % bits,
    encrypted.readUInt16LE(index * blockSize + 2) % bits,
  ]);
}

function minHash(encrypted: Buffer): Buffer {
  const minima = new Int32Array(layout.minHash).fill(0x7fff_ffff);
  for (let at = 0; at < encrypted.length; at += blockSize) {
    const start = encrypted.readInt32LE(at);
    const step = encrypted.readInt32LE(at + 4) | 1;
    for (let slot = 0; slot < layout.minHash; slot += 1) {
      const value = mix((start + Math.imul(slot, step)) | 0);
      if (value < (minima[slot] ?? 0)) minima[slot] = value;
    }
  }
  return Buffer.from(Uint8Array.from(minima));
}

/** FNV-1a (Fowler, Noll, Vo) twice, with two multipliers: 64 bits that anybody can compute. */
function hash(shingle: string): [number, number] {
  let [low, high] = [0x811c_9dc5 | 0, 0xcbf2_9ce4 | 0];
  for (let at = 0; at < shingle.length; at += 1) {
    const unit = shingle.charCodeAt(at);
    low = Math.imul(low ^ unit, 0x0100_0193);
    high = Math.imul(high ^ unit, 0x85eb_ca6b);
  }
  return [low, high];
}

/** Bytes that AES takes and gives at a time. */
const blockSize = 16;

/**
 * For each hash a block that nobody without the key can compute. Each is sealed by itself, so that
 * equal ones stay equal, and none is ever opened.
 */
function encryptWith(key: CipherKey): (hashes: readonly [number, number][]) => Buffer {
  const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false);
  return (hashes) => {
    const blocks = Buffer.alloc(hashes.length * blockSize);
    for (const [index, [low, high]] of hashes.entries()) {
      blocks.writeInt32LE(low, index * blockSize);
      blocks.writeInt32LE(high, index * blockSize + 4);
    }
    return cipher.update(blocks);
  };
}

/** MurmurHash3's finalizer (Appleby): a permutation of 32 bits in which each bit depends on all. */
function mix(word: number): number {
  let mixed = word ^ (word >>> 16);
  mixed = Math.imul(mixed, 0x85eb_ca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2_ae35);
  return mixed ^ (mixed >>> 16);
}
