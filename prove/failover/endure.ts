import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import type { Attempt } from '../load/journal.ts';
import { succeeded } from '../load/sender.ts';
import { describeStatuses, isAllowed } from '../load/statuses.ts';
import { type Verdict, verifyWithin } from '../load/verify.ts';
import { startLoad } from '../load/visitors.ts';
import { endOf, isFailure, slowestOf, waitForCalm } from '../outage.ts';
import { addBusinesses } from '../stage/people.ts';
import type { Fault } from './faults.ts';
import type { Scene } from './scene.ts';

/** What people noticed of a fault. Times in milliseconds. */
export interface Outcome {
  about: string;
  /** The longest time in which no write was acknowledged. */
  withoutWrites: number;
  /** From the fault until the last refusal before everything succeeded. */
  refusals: { until: number; count: number };
  slowest: { page: number; draft: number };
  wrong: Attempt[];
  statuses: string;
  verdict: Verdict;
  /** The app's connections to machines that do not lead, at the end. */
  stray: number;
}

/** One fault under load, with businesses of its own, so that it can be verified by itself. */
export async function endure(scene: Scene, fault: Fault, name: string): Promise<Outcome> {
  const { cluster, databaseUrl, port, mail } = scene;
  const businesses = await addBusinesses(databaseUrl, 6, `${name}.example.com`);
  const load = startLoad({ port, businesses, visitors: 12, pauseMs: 40 });
  await wait(randomInt(2_000, 4_000));
  const at = performance.now();
  const repair = await fault.begin(scene);
  // A switchover and a restart have ended by now; a failure has only begun.
  await waitForCalm(load.journal, performance.now(), false);
  await repair();
  await cluster.becomesWhole();
  await wait(2_000);
  const stray = await cluster.strayConnections();
  const journal = await load.stop(20_000);
  const verdict = await verifyWithin(20_000, databaseUrl, journal, mail.received);
  const attempts = journal.attempts.filter((attempt) => endOf(attempt) > at);
  const refused = attempts.filter((attempt) => isFailure(attempt));
  return {
    about: fault.about,
    withoutWrites: longestPause(attempts, at),
    refusals: {
      until: Math.max(at, ...refused.map(endOf)) - at,
      count: refused.length,
    },
    slowest: { page: slowestOf(attempts, 'page'), draft: slowestOf(attempts, 'draft') },
    wrong: journal.attempts.filter((attempt) => !isAllowed(attempt)),
    statuses: describeStatuses(journal.attempts),
    verdict,
    stray,
  };
}

/** Between two acknowledged writes, of which the first may have come before the fault. */
function longestPause(attempts: readonly Attempt[], from: number): number {
  const ends = attempts
    .filter(isWrite)
    .filter(succeeded)
    .map(endOf)
    .toSorted((a, b) => a - b);
  const pauses = ends.map((end, index) => end - (ends[index - 1] ?? from));
  return Math.max(0, ...pauses);
}

/** Drafts are given without the database too. */
function isWrite({ kind }: Attempt): boolean {
  return kind === 'feedback' || kind === 'edit' || kind === 'google_click';
}
