import { createSecretKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { compareWith, compareWithNothing } from './compare.ts';
import { bloomOf, createFingerprinter } from './fingerprint.ts';

const names = { business: 'Oak Hill', thanked: undefined };
const key = createSecretKey(Buffer.alloc(32, 3));
const draft = 'The staff was friendly and listened to me. I never felt rushed at Oak Hill.';
const same = draft.replace('Oak Hill', 'all');
const other = 'Scheduling was easy, and they know their stuff. Everything ran on time.';

it('recognizes every run of an earlier draft, and none of an unrelated one', () => {
  expect(comparing(draft)(draft).familiarity).toBe(1);
  expect(comparing(other)(draft).familiarity).toBe(0);
  expect(compareWithNothing().familiarity).toBe(0);
});

it('distinguishes runs in many earlier drafts from runs in few', () => {
  const one = comparing(draft, other, other)(draft).familiarity;
  const three = comparing(draft, draft, draft)(draft).familiarity;
  expect([one, three]).toEqual([1, 2]);
});

it('averages over the runs, so half of a known draft is half as familiar', () => {
  const half = `${draft.split('. ')[0]}. ${other.split('. ')[1]}`;
  const { familiarity } = comparing(draft)(half);
  expect(familiarity).toBeGreaterThan(0.2);
  expect(familiarity).toBeLessThan(0.8);
});

it('finds almost none of a draft’s runs in 200 unrelated drafts', () => {
  const many = Array.from({ length: 200 }, (_, index) => unrelated(index));
  expect(comparing(...many)(draft).familiarity).toBeLessThan(0.5);
});

it('compares openings with the last 20 drafts only', () => {
  const fillers = (count: number) => Array.from({ length: count }, (_, index) => unrelated(index));
  const began = 'The staff was friendly.';
  expect(comparing(...fillers(19), draft)(began).hasRecentOpening).toBe(true);
  expect(comparing(...fillers(20), draft)(began).hasRecentOpening).toBe(false);
  expect(comparing(draft)('The staff was nice.').hasRecentOpening).toBe(false);
});

describe('a sentence that an earlier draft begins or ends with', () => {
  const begins = 'I was very happy with Oak Hill. Everyone was kind.';
  const ends = 'Scheduling was easy. They followed up quickly.';

  it('counts once for each end of the draft', () => {
    const both =
      'Very happy with Oak Hill! We had no wait. They followed up quickly. Thank you, Ana!';
    expect(repetitionOf(both)).toBe(0);
    expect(repetitionOf(both, begins)).toBe(1);
    expect(repetitionOf(both, ends)).toBe(1);
    expect(repetitionOf(both, `${begins} ${ends}`)).toBe(2);
    expect(repetitionOf('They followed up quickly. Very happy with Oak Hill.', begins, ends)).toBe(
      0,
    );
  });

  it('counts less the older that draft is, and not at all after 200', () => {
    const fillers = Array.from({ length: 200 }, (_, index) => unrelated(index));
    expect(repetitionOf(begins, ...fillers.slice(0, 50), begins)).toBe(1.5);
    expect(repetitionOf(begins, ...fillers, begins)).toBe(0);
  });

  it('is not found in fingerprints from before sentences were compared', () => {
    const old = createFingerprinter(key, names)(begins).bytes();
    const { edges, runs } = createFingerprinter(key, names)(begins);
    const only = edges.flat(2).filter((bit) => !runs.flat().includes(bit));
    const bloom = bloomOf(old);
    for (const bit of only) bloom[bit >> 3] = (bloom[bit >> 3] ?? 0) & ~(1 << (bit & 7));
    const compared = compareWith(old, names, key)(begins);
    expect(compared).toMatchObject({ familiarity: 1, hasRecentOpening: true, repetition: 0 });
  });

  function repetitionOf(review: string, ...earlier: string[]): number {
    return comparing(...earlier)(review).repetition;
  }
});

it('returns the similarity to the nearest draft, ignoring names', () => {
  expect(comparing(other, draft, other)(draft).similarity()).toBe(1);
  expect(comparing(other)(draft).similarity()).toBeLessThan(0.1);
  expect(comparing(draft)(same).similarity()).toBeGreaterThan(0.8);
  expect(comparing()(draft).similarity()).toBe(0);
});

it('returns the fingerprint to store', () => {
  expect(comparing()(draft).fingerprint()).toEqual(fingerprintOf(draft));
});

/** Compares with these texts, newest first. */
function comparing(...texts: string[]) {
  return compareWith(Buffer.concat(texts.map(fingerprintOf)), names, key);
}

function fingerprintOf(text: string): Uint8Array {
  return createFingerprinter(key, names)(text).bytes();
}

/** A text of 25 unique words. */
function unrelated(index: number): string {
  return Array.from({ length: 25 }, (_, at) => `w${index}x${at}`).join(' ');
}
