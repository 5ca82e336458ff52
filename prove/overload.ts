/**
 * Finds out how much the app can do, offers three times as much, and looks at what becomes of those who are
 * served, those who are not, and the counts.
 */
import { caller } from './load/call.ts';
import { percentile } from './load/percentile.ts';
import { pageCall } from './load/calls.ts';
import { type Capacity, findCapacity, timesOf } from './overload/capacity.ts';
import type { Result } from './overload/generator.ts';
import { offerLoad } from './overload/offer-load.ts';
import { attackByPipelining } from './overload/pipelining.ts';
import {
  check,
  checkTime,
  type Checked,
  none,
  type Proof,
  type ProofOptions,
  type Report,
} from './proof.ts';
import { watchMemory } from './stage/memory.ts';
import { startTestbed, type Testbed } from './stage/testbed.ts';
import { waitUntil } from './stage/wait-until.ts';

const mix = { page: 0.7, draft: 0.3 };
/** The quick form asks for more than any machine of ours can do, without looking for its capacity. */
const quickly = { mix: { page: 0.5, draft: 0.5 }, perSecond: 2_000, seconds: 3, calmMs: 3_000 };
const connections = 5_000;
const promised = { slowdown: 2, refusalMs: 100, recoveryMs: 1_000, pipeliningMegabytes: 250 };

export const overload: Proof = {
  name: 'overload',
  title: 'More than it can do',
  about: 'three times the load that it can serve, and a client that pipelines without reading',
  async run({ quick, say, run }: ProofOptions): Promise<Report> {
    const testbed = await startTestbed({ run });
    try {
      let given = 0;
      const measure = async (perSecond: number, seconds: number) => {
        const { port } = testbed.app;
        const offer = { port, perSecond, seconds, connections, mix: quick ? quickly.mix : mix };
        const result = await offerLoad({ ...offer, businesses: testbed.businesses });
        given += result.draftsGiven;
        say(`${Math.round(perSecond)} per second: ${describe(result)}`);
        return result;
      };
      await measure(100, quick ? 1 : 5);
      const capacity = quick
        ? { perSecond: 100, ...timesOf(await measure(100, 1)) }
        : await findCapacity((perSecond) => measure(perSecond, 5), { from: 200, factor: 1.3 });
      const stopWatching = watchMemory(testbed.app.pid, 250);
      const length = quick ? quickly.seconds : 15;
      const [result, recoveryMs] = await Promise.all([
        measure(quick ? quickly.perSecond : capacity.perSecond * 3, length),
        probeAfter(testbed, length * 1000, capacity, quick ? quickly.calmMs : 20_000),
      ]);
      const peak = Math.max(...stopWatching());
      const uncounted = await countUncounted(testbed, given);
      // Too slow for the quick form.
      const growth = quick ? undefined : await attackByPipelining(testbed.app);
      const deaths = testbed.app.deaths.length;
      return report({ capacity, result, recoveryMs, peak, uncounted, given, growth, deaths });
    } finally {
      await testbed.dispose();
    }
  },
};

/**
 * Opens a page every 50 ms once the load has ended, for `withinMs` at most.
 * @returns milliseconds until all of them are fast again; undefined if that did not happen.
 */
async function probeAfter(
  { app, businesses }: Testbed,
  afterMs: number,
  { p99 }: Capacity,
  withinMs: number,
): Promise<number | undefined> {
  const { call, close } = caller(app.port);
  const endsAt = performance.now() + afterMs;
  await waitUntil(() => performance.now() > endsAt, afterMs * 2, 5);
  let lastBad = endsAt;
  let answered = 0;
  const probe = async () => {
    const { status, milliseconds } = await call(pageCall(businesses[0]?.slug ?? ''));
    answered += 1;
    if (status !== 200 || milliseconds > Math.max(promised.refusalMs, p99 * promised.slowdown))
      lastBad = performance.now();
  };
  const probes: Promise<void>[] = [];
  await waitUntil(
    () => {
      probes.push(probe());
      return answered > 20 && performance.now() - lastBad > 1_500;
    },
    withinMs,
    50,
  );
  const recovered = performance.now() - lastBad > 1_000;
  await Promise.all(probes);
  close();
  return recovered ? lastBad - endsAt : undefined;
}

/** Drafts that were given and are in no count, once it has had time to count them. */
async function countUncounted({ database }: Testbed, given: number): Promise<number> {
  let counted = 0;
  const read = async () => {
    const rows = await database.queryApp<{ count: number }>(
      `select coalesce(sum(count), 0)::int as count from business_counts where kind = 'draft'`,
    );
    counted = rows[0]?.count ?? 0;
    return counted >= given;
  };
  await waitUntil(read, 60_000, 250);
  return given - counted;
}

/** What has to be empty; names each if it is not. */
function noneOf(counts: Record<string, number>): Checked {
  const texts = Object.entries(counts).map(([name, count]) => `${name} × ${count}`);
  return check(texts.join(', ') || 0, texts.length === 0);
}

function describe(result: Result): string {
  const { p50, p99 } = timesOf(result);
  const failed = Object.entries(result.failed).map(([status, count]) => `, ${status} × ${count}`);
  return [
    `${result.accepted.length} of ${result.offered} accepted`,
    `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
    `${result.refused.length} refused, ${result.unanswered} unanswered${failed.join('')}`,
  ].join('; ');
}

interface Figures {
  capacity: Capacity;
  result: Result;
  recoveryMs: number | undefined;
  peak: number;
  uncounted: number;
  given: number;
  /** Megabytes. */
  growth: number | undefined;
  deaths: number;
}

function report(figures: Figures): Report {
  const { capacity, result, recoveryMs, peak, uncounted, given, growth, deaths } = figures;
  const { p50, p99 } = timesOf(result);
  const { offered, accepted, refused, failed, unanswered, seconds } = result;
  const notServed = { ...failed, ...(unanswered > 0 && { unanswered }) };
  const refusedAfter = percentile(refused, 0.99);
  const times = (one: number, other: number) => `${one.toFixed(0)} ms, ${other.toFixed(0)} ms`;
  return {
    head: ['', 'at capacity', 'at three times as much'],
    rows: [
      ['offered per second', Math.round(capacity.perSecond), Math.round(offered / seconds)],
      [
        'accepted per second',
        Math.round(capacity.perSecond),
        Math.round(accepted.length / seconds),
      ],
      [
        'p50, p99 of the accepted',
        times(capacity.p50, capacity.p99),
        checkTime(times(p50, p99), p99 <= promised.slowdown * capacity.p99),
      ],
      ['refused with 503 and Retry-After', 0, refused.length],
      [
        'p99 of the refusals',
        '',
        checkTime(`${refusedAfter.toFixed(0)} ms`, !(refusedAfter > promised.refusalMs)),
      ],
      ['neither served nor refused properly', '', noneOf(notServed)],
      [
        'fast again after the end',
        '',
        checkTime(
          recoveryMs === undefined ? 'not in time' : `${recoveryMs.toFixed(0)} ms`,
          recoveryMs !== undefined && recoveryMs < promised.recoveryMs,
        ),
      ],
      ['drafts given, of these uncounted', '', check(`${given}, ${uncounted}`, uncounted === 0)],
      ['memory at most', '', `${peak} MB`],
      [
        'memory growth by 6.3 MB of pipelined requests',
        '',
        growth === undefined
          ? 'not measured'
          : check(`${growth} MB`, growth < promised.pipeliningMegabytes),
      ],
      ['times the app ended by itself', '', none(deaths)],
    ],
  };
}
