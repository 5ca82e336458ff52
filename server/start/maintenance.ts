import { DAY, HOUR, SECOND, earlier, toSeconds } from '../../contract/durations.ts';
import { undeliveredDays } from '../../contract/constraints.ts';
import type { Context } from '../context.ts';
import { deleteFingerprints } from '../db/draft-fingerprints.ts';
import { deleteDraftRequests } from '../db/draft-requests.ts';
import { deleteExpiredChallenges } from '../db/email-challenges.ts';
import { deleteExpiredEmailChanges } from '../db/email-changes.ts';
import { deleteExpiredConfirmations } from '../db/feedback-addresses.ts';
import { deleteExpiredSetups } from '../db/factor-setups.ts';
import { rollUpHours } from '../db/hour-counts.ts';
import { gatherSizeChanges } from '../db/installation.ts';
import { deleteUnusedBrowsers } from '../db/known-browsers.ts';
import { deleteOldCodes } from '../db/issued-codes.ts';
import { deleteOrphanLogos } from '../db/logos.ts';
import { runUnlessRunning } from '../db/maintenance-lock.ts';
import { deleteModelBudgets } from '../db/model-budgets.ts';
import { deleteFinishedMessages } from '../db/outbox.ts';
import { deleteExpiredLimits } from '../db/expired-rate-limits.ts';
import { deleteExpiredSessions } from '../db/sessions.ts';
import { deleteExpiredSteps } from '../db/sign-in-steps.ts';
import { gatherUsage } from '../db/usage-shards.ts';
import { deleteUnprovenUsers } from '../db/unproven-users.ts';
import { knownBrowserDays } from '../domain/accounts/known-browsers.ts';
import { purgeDeleted } from '../domain/deletion/purge.ts';
import { resealEmails } from '../email/reseal-emails.ts';
import { unprovenDays } from '../domain/accounts/register.ts';
import { utcDay } from '../domain/utc-day.ts';

/** How long counts are kept by hour; older counts are rolled up by day. */
const hourDays = 60;
/** Browsers retry requests within minutes, so a day is more than enough. */
const requestHours = 24;
/** How long new drafts are compared with earlier ones (`docs/SECURITY.md`). */
const fingerprintDays = 90;
/** Budgets are per day; keyed hashes of addresses are stored no longer than needed. */
const budgetDays = 2;
/** How long the page of an expired link can say that it expired. */
const expiredLinkDays = 30;
/** How long Account Settings and the link's page can say that a change of address expired. */
const expiredChangeDays = 7;
/** How long after it expired a code is still recognized. */
const codeDays = 1;
/** A new logo is stored before the business row that references it. */
const orphanHours = 1;

/** Lets a new process serve its first requests before maintenance runs. */
const startDelay = 10 * SECOND;

/**
 * Deletes expired data and what was deleted 14 days ago, and rolls up counts, soon after startup (a process
 * may not run for an hour), and then every hour.
 * Only one process does this at a time.
 * @param options milliseconds until the first run, and between two
 * @returns a function that stops maintenance and waits for the statement in progress
 */
export function startMaintenance(
  ctx: Context,
  { delay = startDelay, every = HOUR } = {},
): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= runOnce(ctx, stopping.signal).finally(() => (running = null));
  };
  const timers = [setTimeout(run, delay).unref(), setInterval(run, every).unref()];
  return async () => {
    stopping.abort();
    for (const timer of timers) clearTimeout(timer);
    await running;
  };
}

async function runOnce(ctx: Context, stopping: AbortSignal): Promise<void> {
  const outcome = await sweepIfFree(ctx, stopping).catch((error: unknown) => {
    ctx.log.error({ err: error }, 'maintenance failed');
    return 'failed' as const;
  });
  ctx.metrics.maintenanceRuns.inc({ outcome });
  if (outcome === 'done') ctx.metrics.lastMaintenance.set(toSeconds(ctx.now().getTime()));
}

/** `stopped`: this process is shutting down. */
type SweepOutcome = 'done' | 'failed' | 'stopped';

/** @returns `skipped` if another process was running it */
async function sweepIfFree(
  ctx: Pick<Context, 'db' | 'keys' | 'log' | 'now' | 'outbox' | 'pool'>,
  stopping: AbortSignal,
): Promise<SweepOutcome | 'skipped'> {
  let outcome: SweepOutcome | 'skipped' = 'skipped';
  await runUnlessRunning(ctx.pool, async () => {
    outcome = await sweep(ctx, stopping);
    // Processes that still have the earlier APP_SECRET may have added some.
    if (outcome !== 'stopped') await resealEmails(ctx);
  });
  return outcome;
}

/**
 * One step that fails is logged, and the others still run: otherwise old rows of every table would stay.
 * @param stopping ends it after the statement in progress: the rest waits for the next run.
 */
export async function sweep(
  ctx: Pick<Context, 'db' | 'log' | 'now' | 'outbox'>,
  stopping?: AbortSignal,
): Promise<SweepOutcome> {
  let outcome: SweepOutcome = 'done';
  for (const [step, run] of Object.entries(stepsOf(ctx, stopping))) {
    if (stopping?.aborted) return 'stopped';
    await run().catch((error: unknown) => {
      outcome = 'failed';
      ctx.log.error({ err: error, step }, 'a step of the maintenance failed');
    });
  }
  return stopping?.aborted ? 'stopped' : outcome;
}

function stepsOf(
  { db, now, outbox }: Pick<Context, 'db' | 'now' | 'outbox'>,
  stopping?: AbortSignal,
): Record<string, () => Promise<void>> {
  const time = now();
  const ago = (milliseconds: number) => earlier(time, milliseconds);
  const firstOf = (days: number) => utcDay(ago((days - 1) * DAY));
  return {
    draftRequests: () => deleteDraftRequests(db, ago(requestHours * HOUR), stopping),
    fingerprints: () => deleteFingerprints(db, firstOf(fingerprintDays), stopping),
    modelBudgets: () => deleteModelBudgets(db, firstOf(budgetDays), stopping),
    messages: () => deleteFinishedMessages(db, ago(undeliveredDays * DAY), stopping),
    logos: () => deleteOrphanLogos(db, ago(orphanHours * HOUR)),
    confirmations: () => deleteExpiredConfirmations(db, ago(expiredLinkDays * DAY), stopping),
    emailChanges: () => deleteExpiredEmailChanges(db, ago(expiredChangeDays * DAY), stopping),
    knownBrowsers: () => deleteUnusedBrowsers(db, ago(knownBrowserDays * DAY), stopping),
    sessions: () => deleteExpiredSessions(db, time, stopping),
    challenges: () => deleteExpiredChallenges(db, time, stopping),
    signInSteps: () => deleteExpiredSteps(db, time, stopping),
    codes: () => deleteOldCodes(db, ago(codeDays * DAY), stopping),
    factorSetups: () => deleteExpiredSetups(db, time, stopping),
    deleted: () => purgeDeleted({ db, now, outbox }, stopping),
    unprovenUsers: () => deleteUnprovenUsers(db, ago(unprovenDays * DAY), stopping),
    rateLimits: () => deleteExpiredLimits(db, time, stopping),
    sizeChanges: () => gatherSizeChanges(db),
    usage: () => gatherUsage(db),
    hours: () => rollUpHours(db, firstOf(hourDays), stopping),
  };
}
