import { createSecretKey } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offeredSentiments } from '../../../../contract/sentiments.ts';
import {
  businessName,
  isAccepted,
  thankedName,
  typedSentiment,
} from '../../../testing/draft-inputs.ts';
import { checkDraft } from '../guard/guard.ts';
import { readBrief } from '../input/brief.ts';
import { compareWith, type Comparison } from '../similarity/compare.ts';
import { createFingerprinter } from '../similarity/fingerprint.ts';
import { wordsOf } from '../words.ts';
import { writeLastResort } from './last-resort.ts';
import { writeAttempt, writeBuiltInDraft } from './built-in-draft.ts';
import { seededRandom } from './seeded-random.ts';

const brief = readBrief({
  sentiments: ['Friendly staff', 'Thorough', 'Never felt rushed', 'Made me laugh'],
  businessName: 'Maple Street Clinic',
  thankSomeone: 'Maria',
});
const key = createSecretKey(Buffer.alloc(32, 5));
const attempts = Array.from({ length: 12 }, (_, attempt) => writeAttempt(brief, 'seed', attempt));

describe('the built-in writer’s draft', () => {
  it('is deterministic and returns the number of its candidate', () => {
    const draft = writeBuiltInDraft(brief, 'seed');
    expect(draft).toMatchObject({ review: attempts[draft.attempt], rejections: [] });
    expect(draft.error).toBeUndefined();
    expect(writeBuiltInDraft(brief, 'seed')).toEqual(draft);
  });

  it('has nearly a third more words if it was asked to be longer', () => {
    const words = (style?: 'longer') => {
      const drafts = Array.from({ length: 60 }, (_, index) => {
        const { shuffle } = seededRandom(`longer ${index}`);
        const sentiments = shuffle(offeredSentiments).slice(0, 4);
        const asked = readBrief({ sentiments, businessName: 'Oak Hill', ...(style && { style }) });
        return wordsOf(writeBuiltInDraft(asked, `seed ${index}`).review).length;
      });
      return drafts.reduce((sum, one) => sum + one, 0) / drafts.length;
    };
    expect(words('longer')).toBeGreaterThan(words() * 1.3);
  });

  it('is the least familiar of 12 candidates', () => {
    const asked: string[] = [];
    const draft = writeBuiltInDraft(brief, 'seed', (review) => {
      asked.push(review);
      return scored({ familiarity: review === attempts[9] ? 0 : 9 });
    });
    expect(asked).toEqual(attempts);
    expect(draft).toMatchObject({ review: attempts[9], attempt: 9, rejections: [] });
    expect(writeAttempt(brief, 'seed', draft.attempt)).toBe(draft.review);
  });

  it('opens like a recent draft only if all candidates do', () => {
    const draft = writeBuiltInDraft(brief, 'seed', (review) =>
      scored({
        familiarity: review === attempts[3] ? 9 : 0,
        hasRecentOpening: review !== attempts[3],
      }),
    );
    expect(draft.attempt).toBe(3);
    const none = writeBuiltInDraft(brief, 'seed', () => scored({ hasRecentOpening: true }));
    expect(none.attempt).toBe(writeBuiltInDraft(brief, 'seed').attempt);
  });

  it('begins or ends like an earlier draft only if the others are much worse', () => {
    const { attempt } = writeBuiltInDraft(brief, 'seed');
    const repeating = (repetition: number) => (review: string) =>
      scored({ repetition: review === attempts[attempt] ? repetition : 0 });
    expect(writeBuiltInDraft(brief, 'seed', repeating(0)).attempt).toBe(attempt);
    expect(writeBuiltInDraft(brief, 'seed', repeating(1)).attempt).not.toBe(attempt);
    const all = writeBuiltInDraft(brief, 'seed', () => scored({ repetition: 2 }));
    expect(all.attempt).toBe(attempt);
  });

  it('may be up to half similar to an earlier draft, unless every candidate is more similar', () => {
    const { attempt } = writeBuiltInDraft(brief, 'seed');
    const similarTo = (most: number) => (review: string) =>
      scored({ similarity: () => (review === attempts[attempt] ? most : 0.4) });
    expect(writeBuiltInDraft(brief, 'seed', similarTo(0.5)).attempt).toBe(attempt);
    const draft = writeBuiltInDraft(brief, 'seed', similarTo(0.51));
    expect(draft.attempt).not.toBe(attempt);
    expect(draft.rejections).toEqual(['too-similar']);
  });

  it('is the least similar candidate if all are too similar', () => {
    const draft = writeBuiltInDraft(brief, 'seed', (review) =>
      scored({ similarity: () => (review === attempts[4] ? 0.6 : 0.9) }),
    );
    expect(draft).toMatchObject({ review: attempts[4], attempt: 4 });
    expect(draft.rejections).toEqual(Array(12).fill('too-similar'));
  });

  it('has its fingerprint', () => {
    const draft = writeBuiltInDraft(brief, 'seed', comparing([]));
    expect(draft.fingerprint).toEqual(createFingerprinter(key, brief.names)(draft.review).bytes());
  });
});

describe('with the memory of a business', () => {
  it.each([
    ['of mixed sentiments', (index: number) => shuffled(`mixed ${index}`)],
    ['of the same four sentiments', () => shuffled('same')],
  ])('drafts %s never open with the same four words within 20', (_, choose) => {
    const openings = remembered(300, choose).map((draft) => wordsOf(draft).slice(0, 4).join(' '));
    const repeated = openings.filter((opening, at) =>
      openings.slice(Math.max(0, at - 20), at).includes(opening),
    );
    expect(repeated).toEqual([]);
  });

  // Of 60 drafts, the mean of ten sets is 0.3 repeated openings and 3.5 endings.
  it('60 drafts hardly ever begin or end with the same sentence', () => {
    const drafts = remembered(60, (index) => shuffled(`twins ${index}`));
    for (const [end, limit] of [
      [0, 2],
      [-1, 3],
    ] as const) {
      const sentences = drafts.map((draft) =>
        draft
          .split(/(?<=[.!?]) (?=[A-Z])/)
          .filter((one) => !/^(?:\w+ )*thank/i.test(one))
          .at(end),
      );
      expect(60 - new Set(sentences).size, `sentence ${end}`).toBeLessThan(limit);
    }
  });

  it('300 drafts of the same four sentiments are all different', () => {
    expect(new Set(remembered(300, () => shuffled('same'))).size).toBe(300);
  });
});

describe('whatever a visitor types', () => {
  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'])(
    '%s is treated like any other word',
    (text) => {
      const testBrief = readBrief({ sentiments: [text, 'Thorough', 'Helpful', 'Attentive'] });
      const draft = writeBuiltInDraft(testBrief, 'seed');
      expect(draft.error).toBeUndefined();
      expect(checkDraft(draft.review, testBrief)).toEqual([]);
    },
  );

  it('there is a draft that passes the guard without the last resort', () => {
    const typed = fc.record({
      sentiments: fc
        .tuple(typedSentiment, fc.nat(14))
        .map(([text, from]) => [text, ...offeredSentiments.slice(from, from + 3)]),
      businessName,
      thankSomeone: thankedName,
    });
    fc.assert(
      fc.property(typed, fc.string(), (input, seed) => {
        fc.pre(isAccepted(input));
        const testBrief = readBrief(input);
        const draft = writeBuiltInDraft(testBrief, seed);
        expect(draft.error).toBeUndefined();
        expect(checkDraft(draft.review, testBrief), draft.review).toEqual([]);
        expect(draft.attempt).toBeLessThan(64);
      }),
      { numRuns: 400 },
    );
  });
});

describe('the last resort', () => {
  it('puts each custom sentiment in its own sentence and passes the guard', () => {
    const review = writeLastResort(brief, 'seed');
    expect(review).toMatch(/(?:^|[.!?] )Made me laugh\./);
    expect(checkDraft(review, brief)).toEqual([]);
  });

  it('works with custom sentiments only', () => {
    const testBrief = readBrief({
      sentiments: ['Rude', 'Goated', 'Slow', 'Never again'],
      thankSomeone: 'Maria',
    });
    const review = writeLastResort(testBrief, 'seed');
    for (const said of ['Rude.', 'Goated.', 'Slow.', 'Never again.'])
      expect(review).toContain(said);
    expect(review).toContain('Maria');
    expect(checkDraft(review, testBrief)).toEqual([]);
  });

  it('includes the note', () => {
    const noted = { ...brief, note: 'My son loved it!' };
    expect(writeLastResort(noted, 'seed')).toContain(' My son loved it!');
    expect(checkDraft(writeLastResort(noted, 'seed'), noted)).toEqual([]);
  });

  it('is used if no candidate passes, and is deterministic', () => {
    const long = readBrief({ sentiments: ['Helpful', `so ${'very '.repeat(200)}kind`] });
    const draft = writeBuiltInDraft(long, 'seed');
    expect(draft.attempt).toBe(64);
    expect(draft.rejections).toContain('too-long');
    expect(writeAttempt(long, 'seed', draft.attempt)).toBe(draft.review);
  });
});

function scored(more: Partial<Comparison>): Comparison {
  return {
    familiarity: 0,
    hasRecentOpening: false,
    repetition: 0,
    similarity: () => 0,
    fingerprint: () => new Uint8Array(),
    ...more,
  };
}

function comparing(earlier: readonly Uint8Array[]) {
  return compareWith(Buffer.concat(earlier), brief.names, key);
}

function shuffled(seed: string): string[] {
  return seededRandom(seed).shuffle(offeredSentiments).slice(0, 4);
}

/** Drafts of one business, each compared with the last 200. */
function remembered(count: number, choose: (index: number) => string[]): string[] {
  const earlier: Uint8Array[] = [];
  return Array.from({ length: count }, (_, index) => {
    const testBrief = readBrief({
      sentiments: choose(index),
      businessName: 'Maple Street Clinic',
      ...(index % 2 === 0 && { thankSomeone: 'Maria' }),
    });
    const compare = compareWith(Buffer.concat(earlier.slice(0, 200)), testBrief.names, key);
    const draft = writeBuiltInDraft(testBrief, `visitor ${index}`, compare);
    earlier.unshift(draft.fingerprint);
    return draft.review;
  });
}
