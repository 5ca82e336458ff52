/**
 * What so many businesses need, by the arithmetic of docs/SCALING.md: the first table there.
 *
 * Run: npm run bench:sizing [-- --businesses=20000 --drafts=100]   (drafts of each business in a month)
 */
import { parseArgs } from 'node:util';

import { printTable } from '../prove/figures.ts';
import type { Cell } from '../prove/proof.ts';
import { demandOf, type DemandStep, perDraft } from '../prove/scale/demand.ts';
import { growthOf } from '../prove/scale/growth.ts';

const { values } = parseArgs({
  options: { businesses: { type: 'string' }, drafts: { type: 'string', default: '100' } },
});
const sizes =
  values.businesses === undefined
    ? [1, 100, 1_000, 10_000, 100_000, 1_000_000]
    : [Number(values.businesses)];

/** Milliseconds of processor of the app and of PostgreSQL, measured by `npm run bench:calls`. */
const costs: Record<DemandStep, [app: number, database: number]> = {
  page: [4, 0.3],
  event: [1.2, 0.7],
  draft: [7.3, 2.3],
  click: [1.5, 1.2],
  feedback: [15, 10.5],
};
/** Rendered pages that a process keeps; beyond that, most views are first views. */
const keptPages = 1_000;
const keptPageMs = 1;

/** Bytes of a row with its indexes, measured by `npm run prove -- scale`. */
const bytesPerRow = {
  hour_counts: 136,
  business_counts: 100,
  visit_counts: 100,
  draft_fingerprints: 317,
  draft_requests: 251,
  outbox: 382,
};
/** A business with its listings, a third of an owner, and the logo of every second one. */
const bytesPerBusiness = 2_300 + 0.5 * 30_000;
/** Of what a visitor downloads for a draft: pages, scripts and answers, compressed. */
const bytesPerDraft = 1.6 * (10_345 + 74_000) + 6 * 700;

printTable({
  head: [
    'businesses',
    'drafts a month',
    'calls a second at the peak',
    'app, cores',
    'PostgreSQL, cores',
    'disk after a year',
    'emails a month',
    'downloads a month',
  ],
  rows: sizes.map((businesses) => rowOf(businesses, businesses * Number(values.drafts))),
});

function rowOf(businesses: number, drafts: number): [string, ...Cell[]] {
  const demand = demandOf(drafts);
  const page = businesses > keptPages ? costs.page[0] : keptPageMs;
  const cores = (which: 0 | 1) =>
    (Object.keys(costs) as DemandStep[]) // the keys of its type
      .reduce(
        (sum, step) =>
          sum +
          (demand.calls[step] / 1_000) *
            (step === 'page' && which === 0 ? page : costs[step][which]),
        0,
      );
  const growth = Object.values(growthOf(demand, businesses, bytesPerRow));
  const disk =
    growth.reduce((sum, { bytesKept }) => sum + bytesKept, 0) + businesses * bytesPerBusiness;
  return [
    businesses.toLocaleString('en-US'),
    drafts,
    demand.callsAtPeak.toPrecision(2),
    cores(0).toFixed(3),
    cores(1).toFixed(3),
    sizeOf(disk),
    Math.round(drafts * perDraft.feedback),
    sizeOf(drafts * bytesPerDraft),
  ];
}

function sizeOf(bytes: number): string {
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(0)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}
