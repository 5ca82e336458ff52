import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { offeredSentiments } from '../../../../contract/sentiments.ts';
import { writeBuiltinDraft } from '../builtin-writer.ts';
import { seededRandom } from '../seeded-random.ts';
import { estimateLikeness, fingerprint } from './fingerprint.ts';
import { shinglesOf } from './shingles.ts';

const names = { business: 'Maple Street Clinic', thanked: 'Ann O’Brien' };
const key = keyOf('this business');

function keyOf(business: string): Buffer {
  return createHmac('sha256', 'secret').update(business).digest();
}

function draftOf(seed: string): string {
  const sentiments = seededRandom(seed).shuffle(offeredSentiments).slice(0, 4);
  const input = { sentiments, businessName: names.business, thankSomeone: names.thanked };
  return writeBuiltinDraft(input, seed);
}

function exactLikeness(one: string, other: string): number {
  const [ours, theirs] = [new Set(shinglesOf(one, names)), new Set(shinglesOf(other, names))];
  const shared = [...ours].filter((shingle) => theirs.has(shingle)).length;
  return shared / (ours.size + theirs.size - shared);
}

function estimate(one: string, other: string, ours = key, theirs = ours): number {
  return estimateLikeness(fingerprint(one, names, ours), fingerprint(other, names, theirs));
}

describe('the estimate', () => {
  const drafts = Array.from({ length: 120 }, (_, index) => draftOf(`draft ${index}`));

  it('is off by no more than 64 slots must be, on average and at worst, for drafts as they are', () => {
    const errors = pairsOf(drafts).map(([one, other]) =>
      Math.abs(estimate(one, other) - exactLikeness(one, other)),
    );
    expect(errors.length).toBe(7140);
    expect(mean(errors)).toBeLessThan(0.025);
    expect(Math.max(...errors)).toBeLessThan(0.25);
  });

  it.each([0.1, 0.3, 0.5, 0.7, 0.9])(
    'leans to no side and strays by its standard error for texts that share %f of their words',
    (share) => {
      const errors = pairsOf(drafts.slice(0, 30)).map(([one, other], index) => {
        const mixed = mix(one, other, share, `mix ${index}`);
        return estimate(one, mixed, keyOf(`pair ${index}`)) - exactLikeness(one, mixed);
      });
      expect(Math.abs(mean(errors))).toBeLessThan(0.01);
      expect(Math.sqrt(mean(errors.map((error) => error ** 2)))).toBeLessThan(0.075);
    },
  );

  it('is 1 for a text and itself', () => {
    for (const draft of drafts) expect(estimate(draft, draft)).toBe(1);
  });

  it('is about 0 for texts that share no run of three words', () => {
    const estimates = drafts.map((draft) => estimate(draft, `${draft} `.replace(/ /g, ' x ')));
    expect(mean(estimates)).toBeLessThan(0.01);
  });
});

it('takes 64 bytes, the same ones for the same text', () => {
  const print = fingerprint(draftOf('one'), names, key);
  expect(print).toHaveLength(64);
  expect(fingerprint(draftOf('one'), names, key)).toEqual(print);
});

it('has nothing to do with that of the same text under another business’s key', () => {
  const estimates = Array.from({ length: 200 }, (_, index) => {
    const draft = draftOf(`draft ${index}`);
    return estimate(draft, draft, key, keyOf(`business ${index}`));
  });
  expect(mean(estimates)).toBeLessThan(0.005);
  expect(Math.max(...estimates)).toBeLessThan(0.1);
});

it('does not depend on the names, which all drafts of a business share', () => {
  const says = (business: string, thanked: string) =>
    fingerprint(
      `I went to ${business} and they listened. ${business}’s team was kind. Thank you, ${thanked}!`,
      { business, thanked },
      key,
    );
  expect(says('Maple Street Clinic', 'Ann')).toEqual(says('Dr. Best’s "Dental" 24/7', 'Jo-Ann Li'));
});

it('takes capitals, apostrophes and punctuation for no difference', () => {
  const one = 'They didn’t rush. I felt heard, and calm!';
  const other = 'they did not rush, I felt heard and Calm';
  expect(fingerprint(one, names, key)).toEqual(fingerprint(other, names, key));
});

it.each(['', 'Kind.', 'So kind.', 'Maple Street Clinic'])('can be made of little (%j)', (text) => {
  expect(fingerprint(text, names, key)).toHaveLength(64);
});

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function pairsOf(texts: readonly string[]): [string, string][] {
  return texts.flatMap((one, index) =>
    texts.slice(index + 1).map((other): [string, string] => [one, other]),
  );
}

/** The first text with its words behind a point replaced by the other's. */
function mix(one: string, other: string, share: number, seed: string): string {
  const words = one.split(' ');
  const kept = Math.round(words.length * share);
  return [...words.slice(0, kept), ...seededRandom(seed).shuffle(other.split(' '))].join(' ');
}
