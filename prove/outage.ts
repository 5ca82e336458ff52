/**
 * Makes the database unavailable under load, in every way that happens, and measures what people
 * notice and how soon they no longer do.
 */
import { setTimeout as wait } from 'node:timers/promises';

import { interruptions, type Interruption } from './interruptions.ts';
import type { Attempt, Journal, Kind } from './load/journal.ts';
import { describeStatuses, isAllowed } from './load/statuses.ts';
import { succeeded } from './load/sender.ts';
import { startLoad } from './load/visitors.ts';
import { total, verifyWithin, type Verdict } from './load/verify.ts';
import { check, checkTime, none, type Proof, type ProofOptions, type Report } from './proof.ts';
import { startTestbed, type Testbed } from './stage/testbed.ts';
import { waitUntil } from './stage/wait-until.ts';

const promised = {
  /** From the moment when the database takes writes again until everything succeeds. */
  recoveryMs: 5_000,
  /** Pages and drafts wait a second for the database, and take a moment themselves. */
  withoutDatabaseMs: 2_000,
};

export const outage: Proof = {
  name: 'outage',
  title: 'The database is unavailable',
  about: 'restarts, pauses, silent connections and the promotion of a replica, under load',
  async run(options: ProofOptions): Promise<Report> {
    const { only } = options;
    const outcomes: Outcome[] = [];
    for (const interruption of interruptions.filter(({ name }) => only?.includes(name) ?? true))
      outcomes.push(await endure(interruption, options));
    return report(outcomes);
  },
};

interface Outcome {
  about: string;
  deaths: string[];
  /** Answers that nobody should get. */
  wrong: Attempt[];
  statuses: string;
  /** Milliseconds after the return of the database; undefined if it never came. */
  firstSuccess: number | undefined;
  allSucceed: number | undefined;
  /** Milliseconds. */
  slowest: { page: number; draft: number };
  verdict: Verdict;
  exitCode: number | null;
}

async function endure(interruption: Interruption, options: ProofOptions): Promise<Outcome> {
  const { quick, say, run } = options;
  const testbed = await startTestbed({ run });
  let exitCode: number | null = null;
  try {
    const prepared = await interruption.prepare(testbed, quick);
    const { port } = testbed.app;
    const load = startLoad({ port, businesses: testbed.businesses, visitors: 16, pauseMs: 20 });
    await wait(quick ? 500 : 3_000);
    say(`${interruption.about}: it begins`);
    const { backAt, databaseUrl } = await prepared.interrupt();
    await waitForCalm(load.journal, backAt, quick);
    const attempts = [...load.journal.attempts];
    const journal = await load.stop(quick ? 5_000 : 20_000);
    const verdict = await verifyWithin(15_000, databaseUrl, journal, testbed.mail.received);
    exitCode = await testbed.app.stop();
    const outcome = outcomeOf(testbed, attempts, backAt);
    return { about: interruption.about, ...outcome, verdict, exitCode };
  } finally {
    await testbed.dispose();
  }
}

/** Until a while has passed without a failure, or it is clear that it does not recover. */
export async function waitForCalm(journal: Journal, backAt: number, quick: boolean): Promise<void> {
  const calmMs = quick ? 1_500 : 5_000;
  await waitUntil(
    () => {
      const lastFailure = Math.max(backAt, ...journal.attempts.filter(isFailure).map(endOf));
      const hasSucceeded = firstSuccessAfter(journal.attempts, backAt) !== undefined;
      return hasSucceeded && performance.now() - lastFailure > calmMs;
    },
    quick ? 15_000 : 45_000,
    250,
  );
}

function outcomeOf({ app }: Testbed, attempts: Attempt[], backAt: number) {
  const firstSuccess = firstSuccessAfter(attempts, backAt);
  const lastFailure = Math.max(backAt, ...attempts.filter(isFailure).map(endOf));
  // It has recovered if something that needs the database has succeeded after the last failure.
  const isCalm = firstSuccessAfter(attempts, lastFailure) !== undefined;
  return {
    deaths: app.deaths,
    wrong: attempts.filter((attempt) => !isAllowed(attempt)),
    statuses: describeStatuses(attempts),
    firstSuccess: firstSuccess === undefined ? undefined : firstSuccess - backAt,
    slowest: { page: slowestOf(attempts, 'page'), draft: slowestOf(attempts, 'draft') },
    allSucceed: isCalm ? lastFailure - backAt : undefined,
  };
}

export function slowestOf(attempts: readonly Attempt[], kind: Kind): number {
  const times = attempts.filter((attempt) => attempt.kind === kind);
  return Math.max(0, ...times.map(({ milliseconds }) => milliseconds));
}

/** Of calls that cannot succeed without the database. */
function firstSuccessAfter(attempts: readonly Attempt[], moment: number): number | undefined {
  const ends = attempts
    .filter((attempt) => needsDatabase(attempt) && !isFailure(attempt) && endOf(attempt) > moment)
    .map(endOf);
  return ends.length === 0 ? undefined : Math.min(...ends);
}

function needsDatabase({ kind }: Attempt): boolean {
  return kind === 'feedback' || kind === 'edit' || kind === 'google_click';
}

export function isFailure(attempt: Attempt): boolean {
  return !succeeded(attempt);
}

export function endOf({ sentAt, milliseconds }: Attempt): number {
  return sentAt + milliseconds;
}

function report(outcomes: readonly Outcome[]): Report {
  return {
    head: [
      '',
      'app died',
      'answers other than success, or 503 with Retry-After',
      'slowest page, draft',
      'first success',
      'all succeed',
      'acknowledged writes',
      'lost',
      'doubled',
      'drafts given, counted',
      'exit code',
    ],
    rows: outcomes.map(
      ({ about, deaths, wrong, slowest, firstSuccess, allSucceed, verdict, exitCode }) => [
        about,
        none(deaths.length),
        check(describeStatuses(wrong) || '0', wrong.length === 0),
        checkTime(
          `${seconds(slowest.page)}, ${seconds(slowest.draft)}`,
          Math.max(slowest.page, slowest.draft) < promised.withoutDatabaseMs,
        ),
        check(seconds(firstSuccess), firstSuccess !== undefined),
        allSucceed === undefined
          ? check('never', false)
          : checkTime(seconds(allSucceed), allSucceed < promised.recoveryMs),
        verdict.acknowledged,
        none(total(verdict.lost)),
        none(total(verdict.doubled)),
        `${verdict.drafts.given}, ${verdict.drafts.counted}`,
        check(String(exitCode), exitCode === 0),
      ],
    ),
    details: outcomes.map(({ about, deaths, statuses, verdict }) => ({
      about,
      statuses,
      lost: verdict.lost,
      doubled: verdict.doubled,
      deaths: deaths.slice(0, 2),
    })),
  };
}

export function seconds(milliseconds: number | undefined): string {
  return milliseconds === undefined ? 'never' : `${(milliseconds / 1000).toFixed(1)} s`;
}
