import { createCipheriv, type CipherKey } from 'node:crypto';
import type { Names } from '../input/draft-input.ts';
import { wordsOf } from '../words.ts';
import { edgesOf } from './edges.ts';
import { nameRemover, shinglesOf } from './shingles.ts';

/**
 * A fingerprint measures how similar drafts are without storing their text. Three parts: MinHash over
 * three-word runs, a hash of the opening, and a Bloom filter over four-word runs and over the first and
 * last sentences. It doesn't reveal the text, and without the key no text can be tested against it.
 */
export const layout = {
  /** MinHash (Broder, 1997), keeping the lowest 8 bits of each slot's minimum (Li and König, 2010). */
  minHash: 64,
  /** The first four words. */
  opening: 4,
  /**
   * Bloom (1970): 1,024 bits, two per run, four per sentence; with 25 words, 1 in 300 runs is a false
   * positive.
   */
  bloom: 128,
} as const;

/** Bytes. */
export const fingerprintSize = layout.minHash + layout.opening + layout.bloom;

/** Words in an opening. */
const openingWords = 4;

/** A four-word run's two bits in the Bloom filter. */
export type Run = readonly [number, number];

/** A sentence's bits: so many that hardly one in 100,000 is a false positive. */
export type Edge = readonly [Run, Run];

export interface Fingerprint {
  /** The hash of the opening. */
  opening: Uint8Array;
  /** The four-word runs, as bits of the Bloom filter. */
  runs: readonly Run[];
  /** The first and last sentences (`edges.ts`), each as the bits of two runs. */
  edges: readonly Edge[];
  /** The stored form: `fingerprintSize` bytes. */
  bytes(): Uint8Array;
}

/** Creates fingerprints for one business's drafts with the same names. */
export type Fingerprinter = (text: string) => Fingerprint;

/**
 * @param key 32 bytes, one key per business: fingerprints under different keys are unrelated. A
 *   `KeyObject` is ten times as fast as raw bytes
 */
export function createFingerprinter(key: CipherKey, names: Names): Fingerprinter {
  const encrypt = encryptWith(key);
  const withoutNames = nameRemover(names);
  return (text) => {
    const allWords = wordsOf(text);
    const words = withoutNames(allWords);
    const start = allWords.slice(0, openingWords).join(' ');
    const sentences = edgesOf(text, names);
    const shingles = shinglesOf(words, 4);
    const encrypted = encrypt([start, ...sentences, ...shingles].map(hash));
    const opening = encrypted.subarray(0, layout.opening);
    const edges = sentences.map((_, at) => edgeAt(encrypted, at + 1));
    const runs = shingles.map((_, at) => runAt(encrypted, (sentences.length + 1 + at) * blockSize));
    return {
      opening,
      runs,
      edges,
      bytes: () =>
        Buffer.concat([
          minHash(encrypt(shinglesOf(words, 3).map(hash))),
          opening,
          bloom([...runs, ...edges.flat()]),
        ]),
    };
  };
}

/** The probability that two 8-bit slots are equal by chance. */
const chance = 1 / 256;

/**
 * Estimates the Jaccard similarity of two drafts' three-word runs, 0 to 1, from their fingerprints. The
 * standard error peaks at 0.06, at a similarity of one half.
 */
export function estimateSimilarity(one: Uint8Array, other: Uint8Array): number {
  let same = 0;
  for (let slot = 0; slot < layout.minHash; slot += 1) if (one[slot] === other[slot]) same += 1;
  return Math.max(0, (same / layout.minHash - chance) / (1 - chance));
}

/** True if the fingerprinted draft has this opening. */
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

function edgeAt(encrypted: Buffer, block: number): Edge {
  return [runAt(encrypted, block * blockSize), runAt(encrypted, block * blockSize + 4)];
}

function runAt(encrypted: Buffer, at: number): Run {
  const bits = layout.bloom * 8;
  return [encrypted.readUInt16LE(at) % bits, encrypted.readUInt16LE(at + 2) % bits];
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

/** FNV-1a (Fowler, Noll, Vo) with two multipliers: 64 bits, not secret. */
function hash(shingle: string): [number, number] {
  let [low, high] = [0x811c_9dc5 | 0, 0xcbf2_9ce4 | 0];
  for (let at = 0; at < shingle.length; at += 1) {
    const unit = shingle.charCodeAt(at);
    low = Math.imul(low ^ unit, 0x0100_0193);
    high = Math.imul(high ^ unit, 0x85eb_ca6b);
  }
  return [low, high];
}

/** The AES block size, in bytes. */
const blockSize = 16;

/**
 * Turns each hash into a block that can't be computed without the key. ECB is intended: equal hashes
 * must give equal blocks, and nothing is ever decrypted.
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

/** MurmurHash3's finalizer (Appleby): a 32-bit permutation in which every bit depends on all others. */
function mix(word: number): number {
  let mixed = word ^ (word >>> 16);
  mixed = Math.imul(mixed, 0x85eb_ca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2_ae35);
  return mixed ^ (mixed >>> 16);
}
