import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { offeredSentiments } from '../../../../contract/sentiments.ts';
import { readBrief } from '../input/brief.ts';
import { seededRandom } from '../writer/seeded-random.ts';
import { writeDraft } from '../writer/write-draft.ts';
import {
  bloomOf,
  estimateSimilarity,
  createFingerprinter,
  fingerprintSize,
  hasOpening,
} from './fingerprint.ts';
import { wordsOf } from '../words.ts';
import { nameRemover, shinglesOf } from './shingles.ts';

const names = { business: 'Maple Street Clinic', thanked: 'Ann O’Brien' };
const key = keyOf('this business');

describe('the similarity estimate', () => {
  const drafts = Array.from({ length: 120 }, (_, index) => draftOf(`draft ${index}`));

  it('is within the mean and maximum error of 64 slots for real drafts', () => {
    const errors = pairsOf(drafts).map(([one, other]) =>
      Math.abs(estimate(one, other) - exactSimilarity(one, other)),
    );
    expect(errors.length).toBe(7140);
    expect(mean(errors)).toBeLessThan(0.025);
    expect(Math.max(...errors)).toBeLessThan(0.25);
  });

  it.each([0.1, 0.3, 0.5, 0.7, 0.9])(
    'is unbiased and within its standard error for texts that share %f of their words',
    (share) => {
      const errors = pairsOf(drafts.slice(0, 30)).map(([one, other], index) => {
        const mixed = mix(one, other, share, `mix ${index}`);
        return estimate(one, mixed, keyOf(`pair ${index}`)) - exactSimilarity(one, mixed);
      });
      expect(Math.abs(mean(errors))).toBeLessThan(0.01);
      expect(Math.sqrt(mean(errors.map((error) => error ** 2)))).toBeLessThan(0.075);
    },
  );

  it('is 1 for identical texts', () => {
    for (const draft of drafts) expect(estimate(draft, draft)).toBe(1);
  });

  it('is about 0 for texts that share no run of three words', () => {
    const estimates = drafts.map((draft) => estimate(draft, `${draft} `.replace(/ /g, ' x ')));
    expect(mean(estimates)).toBeLessThan(0.01);
  });
});

describe('a fingerprint', () => {
  it('has 196 bytes and is deterministic', () => {
    const fingerprint = fingerprintOf(draftOf('one'));
    expect(fingerprint).toHaveLength(196);
    expect(fingerprintSize).toBe(196);
    expect(fingerprintOf(draftOf('one'))).toEqual(fingerprint);
  });

  it('is unrelated to the same text’s fingerprint under another business’s key', () => {
    const pairs = Array.from({ length: 200 }, (_, index) => {
      const draft = draftOf(`draft ${index}`);
      return {
        ours: fingerprintOf(draft),
        theirs: fingerprintOf(draft, keyOf(`business ${index}`)),
      };
    });
    const estimates = pairs.map(({ ours, theirs }) => estimateSimilarity(ours, theirs));
    expect(mean(estimates)).toBeLessThan(0.005);
    expect(Math.max(...estimates)).toBeLessThan(0.1);
    const shared = pairs.map(({ ours, theirs }) => sharedBits(bloomOf(ours), bloomOf(theirs)));
    // 25 runs set about 50 of 1,024 bits, so two or three are shared by chance.
    expect(mean(shared)).toBeLessThan(5);
  });

  it('ignores the names, which all drafts of a business share', () => {
    const says = (business: string, thanked: string) =>
      createFingerprinter(key, { business, thanked })(
        `I went to a place. ${business}’s team was kind at ${business}. Thank you, ${thanked}!`,
      ).bytes();
    const one = says('Maple Street Clinic', 'Ann');
    expect(one).toEqual(says('Dr. Best’s "Dental" 24/7', 'Jo-Ann Li'));
  });

  it('ignores capitalization, apostrophes and punctuation', () => {
    const one = 'They didn’t rush. I felt heard, and calm!';
    const other = 'they did not rush! I felt heard and Calm';
    expect(fingerprintOf(one)).toEqual(fingerprintOf(other));
  });

  it.each(['', 'Kind.', 'So kind.', 'Maple Street Clinic'])(
    'works for short texts (%j)',
    (text) => {
      expect(fingerprintOf(text)).toHaveLength(fingerprintSize);
    },
  );

  it('matches its own opening only', () => {
    const fingerprint = createFingerprinter(key, names);
    const { opening, bytes } = fingerprint('They really took the time to listen.');
    expect(hasOpening(bytes(), opening)).toBe(true);
    expect(hasOpening(fingerprintOf('They really took the hint.'), opening)).toBe(true);
    expect(hasOpening(fingerprintOf('They really took time.'), opening)).toBe(false);
  });
});

function keyOf(business: string): KeyObject {
  return createSecretKey(createHmac('sha256', 'secret').update(business).digest());
}

function draftOf(seed: string): string {
  const sentiments = seededRandom(seed).shuffle(offeredSentiments).slice(0, 4);
  const input = { sentiments, businessName: names.business, thankSomeone: names.thanked };
  return writeDraft(readBrief(input), seed);
}

function exactSimilarity(one: string, other: string): number {
  const runsOf = (text: string) => new Set(shinglesOf(nameRemover(names)(wordsOf(text)), 3));
  return jaccard(runsOf(one), runsOf(other));
}

function jaccard(ours: ReadonlySet<string>, theirs: ReadonlySet<string>): number {
  const shared = [...ours].filter((run) => theirs.has(run)).length;
  return shared / (ours.size + theirs.size - shared);
}

function estimate(one: string, other: string, under = key): number {
  return estimateSimilarity(fingerprintOf(one, under), fingerprintOf(other, under));
}

function fingerprintOf(text: string, under = key): Uint8Array {
  return createFingerprinter(under, names)(text).bytes();
}

function sharedBits(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, byte, at) => sum + bitsIn(byte & (other[at] ?? 0)), 0);
}

function bitsIn(byte: number): number {
  return byte.toString(2).replaceAll('0', '').length;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function pairsOf(texts: readonly string[]): [string, string][] {
  return texts.flatMap((one, index) =>
    texts.slice(index + 1).map((other): [string, string] => [one, other]),
  );
}

/** The start of one text, followed by the other's words. */
function mix(one: string, other: string, share: number, seed: string): string {
  const words = one.split(' ');
  const kept = Math.round(words.length * share);
  return [...words.slice(0, kept), ...seededRandom(seed).shuffle(other.split(' '))].join(' ');
}
