import { describe, expect, it } from 'vitest';
import { capitalizeSentiment, offeredSentiments } from './sentiments.ts';
import { graphemeCount } from './text.ts';

describe('offeredSentiments', () => {
  it('C-39 offers 18 different sentiments, more than the nine placeholders', () => {
    expect(new Set(offeredSentiments.map((label) => label.toLowerCase())).size).toBe(18);
  });

  it('each fits on a chip, capitalized as a visitor’s own would be', () => {
    for (const label of offeredSentiments) {
      expect(graphemeCount(label)).toBeLessThanOrEqual(28);
      expect(capitalizeSentiment(label)).toBe(label);
    }
  });
});

describe('capitalizeSentiment', () => {
  it.each([
    ['vErY KIND', 'Very kind'],
    ['  good   with kids ', 'Good with kids'],
    ['élan', 'Élan'],
    ['5 STARS', '5 stars'],
    ['𐐨𐐨', '𐐀𐐨'],
    ['', ''],
  ])('W-17 writes %j as %j', (typed, shown) => {
    expect(capitalizeSentiment(typed)).toBe(shown);
  });
});
