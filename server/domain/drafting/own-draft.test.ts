import { createSecretKey, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readNames, type DraftInput } from './draft-input.ts';
import { checkDraft } from './guard.ts';
import { compareWith } from './likeness/compare.ts';
import { fingerprint } from './likeness/fingerprint.ts';
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
