import { createSecretKey, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateBody } from '../../../contract/drafting.ts';
import { capitaliseSentiment, offeredSentiments } from '../../../contract/sentiments.ts';
import { checkOwnWords } from './check-own-words.ts';
import { readNames, type DraftInput } from './draft-input.ts';
import { checkDraft } from './guard.ts';
import { compareWith } from './likeness/compare.ts';
import { fingerprint } from './likeness/fingerprint.ts';
import { writeLastResort } from './last-resort.ts';
import { writeAttempt, writeOwnDraft } from './own-draft.ts';

const input: DraftInput = {
  sentiments: ['Friendly staff', 'Thorough', 'Never felt rushed', 'Made me laugh'],
  businessName: 'Maple Street Clinic',
  thankSomeone: 'Maria',
};
const names = readNames(input);
const key = createSecretKey(randomBytes(32));
const attempts = Array.from({ length: 9 }, (_, attempt) => writeAttempt(input, 'seed', attempt));

/** Compares with these texts, by their fingerprints. */
function comparing(...texts: string[]) {
  return compareWith(Buffer.concat(texts.map((text) => fingerprint(text, names, key))), names, key);
}

describe('the built-in writer’s draft', () => {
  it('is its first attempt where nothing is known of earlier ones', () => {
    expect(writeOwnDraft(input, 'seed')).toMatchObject({
      review: attempts[0],
      attempt: 0,
      refusals: [],
    });
  });

  it('is the next one that is unlike the earlier ones, and says which', () => {
    const [first = '', second = ''] = attempts;
    const own = writeOwnDraft(input, 'seed', comparing(first, second));
    expect(own.attempt).toBeGreaterThanOrEqual(2);
    expect(own.likeness).toBeLessThanOrEqual(0.5);
    expect(own.refusals.slice(0, 2)).toEqual(['too-alike', 'too-alike']);
    expect(own.print).toEqual(fingerprint(own.review, names, key));
    expect(checkDraft(own.review, input)).toEqual([]);
    expect(writeAttempt(input, 'seed', own.attempt)).toBe(own.review);
  });

  it('is the least alike of nine where all are like an earlier one', () => {
    const likenesses = [0.9, 0.8, 0.7, 0.95, 0.6, 0.99, 0.75, 0.65, 1];
    const asked: string[] = [];
    const own = writeOwnDraft(input, 'seed', (review) => {
      asked.push(review);
      return { print: new Uint8Array(), likeness: likenesses[asked.length - 1] ?? 0 };
    });
    expect(asked).toEqual(attempts);
    expect(own).toMatchObject({ review: attempts[4], attempt: 4, likeness: 0.6 });
    expect(own.refusals).toEqual(Array(9).fill('too-alike'));
  });

  it('may share half with an earlier one', () => {
    const own = writeOwnDraft(input, 'seed', () => ({ print: new Uint8Array(), likeness: 0.5 }));
    expect(own.attempt).toBe(0);
  });

  it('stays unlike 200 earlier ones of the same four feelings', () => {
    const earlier: Uint8Array[] = [];
    let alike = 0;
    for (let draft = 0; draft < 300; draft += 1) {
      const compare = compareWith(Buffer.concat(earlier.slice(-200)), names, key);
      const own = writeOwnDraft(input, `visitor ${draft}`, compare);
      if (own.likeness > 0.5) alike += 1;
      earlier.push(own.print);
    }
    expect(alike).toBe(0);
  });
});

describe('whatever a visitor types', () => {
  const prototype = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'];
  const known =
    `the a I they was is great kind not never didn't don't of Dr. Lee made felt waited 20 5%
    $40 A+ & + / - … ... ! ? , ; : ' " ( ) # * _ ~ ^ = it's y'all é ß ½ ² ™ € ° 1st 24/7 7:30 x K ok :)
    <3 @ dot com www ζ Ж 好 ح ไทย 👍 🇺🇸 is never less go-to zero stars doctor god`.split(/\s+/);
  const word = fc.oneof(
    fc.constantFrom(...prototype, ...known),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  );
  const typed = fc
    .tuple(fc.array(word, { minLength: 1, maxLength: 6 }), fc.constantFrom(' ', '', '... '))
    .map(([words, between]) => capitaliseSentiment(words.join(between).slice(0, 40)));
  const businessName = fc.constantFrom('Care', 'Dr. Best’s *Smile*™', '$&', 'constructor');
  const thankSomeone = fc.constantFrom('', 'Maria', 'Constructor', 'I', '李');

  it.each(prototype)('%s is a word like any other', (text) => {
    const sentiments = [text, 'Thorough', 'Helpful', 'Attentive'];
    const own = writeOwnDraft({ sentiments }, 'seed');
    expect(own.error).toBeUndefined();
    expect(checkDraft(own.review, { sentiments })).toEqual([]);
  });

  it('there is a draft that the guard lets pass, without the last resort', () => {
    fc.assert(
      fc.property(
        typed,
        businessName,
        thankSomeone,
        fc.string(),
        (text, business, thanked, seed) => {
          const sentiments = [text, ...offeredSentiments.slice(seed.length % 15).slice(0, 3)];
          const body = generateBody.safeParse({ sentiments });
          fc.pre(body.success);
          const request: DraftInput = {
            sentiments: body.data.sentiments,
            businessName: business,
            thankSomeone: thanked,
          };
          const own = writeOwnDraft(request, seed);
          expect(own.error).toBeUndefined();
          if (isRefused(request)) return;
          expect(checkDraft(own.review, request)).toEqual([]);
          expect(own.attempt).toBeLessThanOrEqual(8);
        },
      ),
      { numRuns: 3000, seed: 3 },
    );
  }, 60_000);

  function isRefused(request: DraftInput): boolean {
    try {
      checkOwnWords(request);
      return false;
    } catch {
      return true;
    }
  }
});

describe('the last resort', () => {
  it('says each of the visitor’s own words apart, and passes the guard', () => {
    const review = writeLastResort(input, 'seed');
    expect(review).toContain('In my own words: made me laugh.');
    expect(checkDraft(review, input)).toEqual([]);
  });

  it('is a draft of only own words too', () => {
    const own = { sentiments: ['Rude', 'Goated', 'Slow', 'Never again'], thankSomeone: 'Maria' };
    const review = writeLastResort(own, 'seed');
    expect(review).toMatch(/rude\..*goated\..*slow\..*never again\./);
    expect(review).toContain('Maria');
    expect(checkDraft(review, own)).toEqual([]);
  });

  it('stands in where no attempt passes, and is the same for a repeat', () => {
    const long = { sentiments: ['Helpful', `so ${'very '.repeat(200)}kind`] };
    const own = writeOwnDraft(long, 'seed');
    expect(own.attempt).toBe(9);
    expect(own.refusals).toContain('too-long');
    expect(own.review).toContain('In my own words: so very');
    expect(writeAttempt(long, 'seed', own.attempt)).toBe(own.review);
  });
});
