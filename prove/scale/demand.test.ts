import { expect, it } from 'vitest';

import { demandOf, mixOf, peakFactor } from './demand.ts';
import { growthOf } from './growth.ts';
import { popularityOf } from './popularity.ts';

it('turns drafts of a month into calls of a second', () => {
  const { mean, peak, callsAtPeak, calls } = demandOf(100_000_000);
  expect(mean).toBeCloseTo(38.58, 2);
  expect(peakFactor()).toBeCloseTo(3.88, 2);
  expect(peak).toBeCloseTo(149.8, 1);
  expect(callsAtPeak).toBeCloseTo(1_038, 0);
  expect(calls.page / calls.draft).toBeCloseTo(1.6);
});

it('offers each kind of call in its share', () => {
  const mix = mixOf();
  expect(Object.values(mix).reduce((sum, share) => sum + share)).toBeCloseTo(1);
  expect(mix.event / mix.draft).toBeCloseTo(3.6);
});

it('gives each rank its own business, and popular ones more visits', () => {
  const { idAt, rankOf, timesMean } = popularityOf(1_000);
  const ids = Array.from({ length: 1_000 }, (_, rank) => idAt(rank));
  expect(new Set(ids).size).toBe(1_000);
  expect([Math.min(...ids), Math.max(...ids)]).toEqual([1, 1_000]);
  expect([rankOf(0), rankOf(0.999_999)]).toEqual([0, 999]);
  const sum = ids.reduce((all, _, rank) => all + timesMean(rank), 0);
  expect(sum / 1_000).toBeCloseTo(1);
  expect(timesMean(0)).toBeGreaterThan(90);
});

it('expects at most one row of counts for each business, and most of them on a busy day', () => {
  const { reachedBy } = popularityOf(1_000);
  expect(reachedBy(1)).toBeCloseTo(1, 1);
  expect(reachedBy(1_000_000)).toBeCloseTo(1_000, 0);
});

it('keeps no more rows than are deleted in the end', () => {
  const perRow = {
    hour_counts: 100,
    business_counts: 100,
    visit_counts: 100,
    draft_fingerprints: 100,
    draft_requests: 100,
    outbox: 100,
  };
  const growth = growthOf(demandOf(100_000), 1_000, perRow);
  expect(growth.draft_requests.bytesKept).toBe(growth.draft_requests.bytesPerDay);
  expect(growth.draft_fingerprints.bytesKept).toBe(200 * 1_000 * 100);
  expect(growth.business_counts.bytesKept).toBe(growth.business_counts.bytesPerDay * 365);
});
