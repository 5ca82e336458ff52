import { percentile } from '../load/percentile.ts';
import { type Cell, check, checkTime, none, type Report } from '../proof.ts';
import type { Demand, DemandStep } from './demand.ts';
import { bytesPerRowOf, type GrowingTable, growthOf } from './growth.ts';
import { timesOf } from './find-rate.ts';
import type { Measured } from './measure-load.ts';
import type { TableSize } from './table-sizes.ts';

interface Figures {
  businesses: number;
  demand: Demand;
  /** Calls a second. */
  rate: number;
  seconds: number;
  fillSeconds: number;
  measured: Measured;
  uncounted: number;
  /** Megabytes of the app. */
  peakMemory: number;
  sizes: ReadonlyMap<string, TableSize>;
  deaths: number;
  hotSpots: object | undefined;
}

type Row = [name: string, ...Cell[]];

const promisedMs = 500;
const names: Record<DemandStep, string> = {
  page: 'review pages',
  event: 'visit events',
  draft: 'drafts',
  click: 'clicks',
  feedback: 'feedback',
};

export function reportScale(figures: Figures): Report {
  return {
    head: ['', ''],
    rows: [...loadRows(figures), ...workRows(figures), ...growthRows(figures)],
    details: { failed: figures.measured.result.failed, ...figures.hotSpots },
  };
}

function loadRows({
  businesses,
  demand,
  rate,
  seconds,
  measured,
  uncounted,
  deaths,
}: Figures): Row[] {
  const { result } = measured;
  const served = timesOf(result).length;
  const notServed = result.offered - served - result.refused;
  const steps = Object.keys(names) as DemandStep[]; // the keys of its type
  return [
    ['businesses', businesses],
    [
      'drafts a month, a second, at the peak',
      `${count(demand.draftsPerMonth)}, ${demand.mean.toFixed(1)}, ${demand.peak.toFixed(0)}`,
    ],
    ['calls a second at the peak', Math.round(demand.callsAtPeak)],
    [
      'offered',
      `${Math.round(rate)} a second for ${seconds} s: ${percent(rate / demand.callsAtPeak)} of the peak`,
    ],
    ['calls', result.offered],
    ['… refused with 503 and Retry-After', result.refused],
    ['… neither served nor refused properly', none(notServed)],
    ...steps.map((step): Row => [`p50, p99: ${names[step]}`, timesCell(result.accepted[step])]),
    [
      'drafts given, of these uncounted',
      check(`${count(result.accepted.draft.length)}, ${uncounted}`, uncounted === 0),
    ],
    ['times the app ended by itself', none(deaths)],
  ];
}

function timesCell(times: readonly number[]): Cell {
  if (times.length === 0) return 'none';
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  return checkTime(`${p50.toFixed(0)} ms, ${p99.toFixed(0)} ms`, p99 < promisedMs);
}

function workRows({
  demand,
  rate,
  measured,
  peakMemory,
  seconds,
  sizes,
  fillSeconds,
}: Figures): Row[] {
  const { result, work, appMs, bytes } = measured;
  const calls = result.offered;
  const drafts = result.accepted.draft.length;
  const cores = (ms: number) => (ms / 1_000 / seconds).toFixed(2);
  const atPeak = (ms: number) => ((ms / 1_000 / seconds) * (demand.callsAtPeak / rate)).toFixed(1);
  const pages = work.pagesHit + work.pagesRead;
  const size = [...sizes.values()].reduce((sum, table) => sum + table.bytes, 0);
  return [
    ['database before, filled in', `${gigabytes(size)}, ${Math.round(fillSeconds)} s`],
    [
      'processor: app, database, load',
      `${cores(appMs)}, ${cores(work.processorMs)}, ${cores(result.processorMs)} cores`,
    ],
    [
      '… at the peak, if it grows in proportion',
      `${atPeak(appMs)}, ${atPeak(work.processorMs)} cores`,
    ],
    [
      '… for each call',
      `${(appMs / calls).toFixed(2)}, ${(work.processorMs / calls).toFixed(2)} ms`,
    ],
    ['memory of the app at most', `${peakMemory} MB`],
    [
      'statements',
      `${Math.round(work.statements / seconds)} a second, ${(work.executionMs / work.statements).toFixed(2)} ms each`,
    ],
    [
      'pages found in the database’s memory',
      `${percent(work.pagesHit / pages)} of ${Math.round(pages / seconds)} a second`,
    ],
    [
      'log (WAL)',
      `${(work.walBytes / 1e6 / seconds).toFixed(1)} MB a second, ${count(work.walPages)} whole pages`,
    ],
    ['checkpoints', work.checkpoints],
    [
      'log for each draft, with all that belongs to it',
      `${(work.walBytes / 1e3 / drafts).toFixed(1)} kB`,
    ],
    ['… in a day, at the mean rate', gigabytes((work.walBytes / drafts) * demand.draftsPerDay)],
    ['database growth in this time', `${(bytes / 1e6).toFixed(0)} MB`],
  ];
}

function growthRows({ demand, businesses, sizes }: Figures): Row[] {
  const perRow = bytesPerRowOf(sizes);
  const growth = growthOf(demand, businesses, perRow);
  const tables = Object.keys(growth) as GrowingTable[]; // the keys of its type
  const rows = tables.map((name): Row => {
    const { rowsPerDay, bytesPerDay, bytesKept } = growth[name];
    return [
      `${name}: a day, in the end or after a year`,
      `${count(rowsPerDay)} × ${perRow[name].toFixed(0)} B = ${gigabytes(bytesPerDay)}, ${gigabytes(bytesKept)}`,
    ];
  });
  const kept = tables.reduce((sum, name) => sum + growth[name].bytesKept, 0);
  return [...rows, ['all of these after a year', gigabytes(kept)]];
}

function count(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

function percent(share: number): string {
  return `${(share * 100).toFixed(share > 0.99 && share < 1 ? 2 : 0)}%`;
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(bytes < 1e10 ? 2 : 0)} GB`;
}
