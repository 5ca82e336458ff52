import { describe, expect, it } from 'vitest';
import { offeredSentiments } from '../../../contract/sentiments.ts';
import { checkDraft } from './guard.ts';
import { expandPattern } from './pattern.ts';
import { seededRandom } from './seeded-random.ts';
import { commonPhrases } from './common-phrases.ts';
import { findSentiment } from './sentiments.ts';
import type { Form } from './wording.ts';

const forms: Form[] = [
  'clauses',
  'they',
  'i',
  'qualities',
  'experiences',
  'finds',
  'gratitude',
  'tags',
  'adjectives',
  'sentences',
];

/** Any expansion of a pattern, with plain words for who and where. */
function expand(pattern: string, seed: string): string {
  const random = seededRandom(seed);
  const plain: Record<string, string> = { they: 'they', team: 'they', were: 'were', here: 'there' };
  const fill = (name: string): string =>
    plain[name] ?? expandPattern(commonPhrases[name] ?? `?${name}?`, random, fill);
  return expandPattern(pattern, random, fill);
}

describe.each(offeredSentiments)('%s', (label) => {
  const sentiment = findSentiment(label);

  it('is in the data under the label that the screen shows', () => {
    expect(sentiment?.label).toBe(label);
    expect(findSentiment(label.toUpperCase())).toBe(sentiment);
  });

  it.each(forms)(
    'stands on its own in each of its %s: reflected, grounded, well formed',
    (form) => {
      for (const [index, pattern] of (sentiment?.[form] ?? []).entries()) {
        for (let seed = 0; seed < 25; seed += 1) {
          const text = `This is how my visit went: ${expand(pattern, `${label}/${form}/${index}/${seed}`)}.`;
          expect(checkDraft(text, { sentiments: [label] }), text).toEqual([]);
          expect(text).not.toMatch(/[[\]{}|?]|\b(\w+) \1\b| {2}/);
        }
      }
    },
  );

  it('offers enough clauses of its own to be said anew', () => {
    expect(sentiment?.clauses.length).toBeGreaterThanOrEqual(20);
  });
});
