import { createCipheriv, type CipherKey } from 'node:crypto';
import type { Names } from '../draft-input.ts';
import { shinglesOf } from './shingles.ts';

/** Bytes of a fingerprint, one a slot. */
export const slots = 64;

/**
 * What is kept of a draft to tell whether another one resembles it: MinHash (Broder, 1997) over its
 * shingles, of each slot's minimum the lowest 8 bits (Li and König, 2010). No text can be read from
 * it, and without the key none can be tested against it.
 * @param key 32 bytes, of one business: fingerprints under two keys are unrelated. A `KeyObject` is ten
 *   times as fast as bytes
 * @returns 64 bytes
 */
export function fingerprint(text: string, names: Names, key: CipherKey): Uint8Array {
  const minima = new Int32Array(slots).fill(0x7fff_ffff);
  const sealed = seal(shinglesOf(text, names).map(hash), key);
  for (let at = 0; at < sealed.length; at += blockSize) {
    const start = sealed.readInt32LE(at);
    const step = sealed.readInt32LE(at + 4) | 1;
    for (let slot = 0; slot < slots; slot += 1) {
      const value = mix((start + Math.imul(slot, step)) | 0);
      if (value < (minima[slot] ?? 0)) minima[slot] = value;
    }
  }
  return Uint8Array.from(minima);
}

/** Two slots of 8 bits are the same by chance this often. */
const chance = 1 / 256;

/**
 * The Jaccard likeness of two drafts' shingles, 0 to 1, by their fingerprints. The standard error is
 * greatest where half is shared: 0.06.
 */
export function estimateLikeness(one: Uint8Array, other: Uint8Array): number {
  let same = 0;
  for (let slot = 0; slot < slots; slot += 1) if (one[slot] === other[slot]) same += 1;
  return Math.max(0, (same / slots - chance) / (1 - chance));
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
function seal(hashes: readonly [number, number][], key: CipherKey): Buffer {
  const blocks = Buffer.alloc(hashes.length * blockSize);
  for (const [index, [low, high]] of hashes.entries()) {
    blocks.writeInt32LE(low, index * blockSize);
    blocks.writeInt32LE(high, index * blockSize + 4);
  }
  return createCipheriv('aes-256-ecb', key, null).setAutoPadding(false).update(blocks);
}

/** MurmurHash3's finaliser (Appleby): a permutation of 32 bits in which each bit depends on all. */
function mix(word: number): number {
  let mixed = word ^ (word >>> 16);
  mixed = Math.imul(mixed, 0x85eb_ca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2_ae35);
  return mixed ^ (mixed >>> 16);
}
