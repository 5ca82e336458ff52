import { DAY, HOUR, SECOND, toSeconds } from '../../contract/durations.ts';
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
import { deleteUnprovenUsers } from '../db/users.ts';
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
 * @param delay milliseconds until the first run
 * @returns a function that stops maintenance and waits for the statement in progress
 */
export function startMaintenance(ctx: Context, delay = startDelay): () => Promise<void> {
  const stopping = new AbortController();
  let running = Promise.resolve();
  const run = () => {
    running = sweepIfFree(ctx, stopping.signal).then(
      (outcome) => {
        ctx.metrics.maintenanceRuns.inc({ outcome });
        if (outcome === 'done') ctx.metrics.lastMaintenance.set(toSeconds(ctx.now().getTime()));
      },
      (error: unknown) => {
        ctx.metrics.maintenanceRuns.inc({ outcome: 'failed' });
        ctx.log.error({ err: error }, 'old rows could not be removed');
      },
    );
  };
  const timers = [setTimeout(run, delay).unref(), setInterval(run, HOUR).unref()];
  return async () => {
    stopping.abort();
    for (const timer of timers) clearTimeout(timer);
    await running;
  };
}

/** `skipped`: another process was running it. `stopped`: this one is shutting down. */
async function sweepIfFree(
  ctx: Pick<Context, 'db' | 'keys' | 'now' | 'outbox' | 'pool'>,
  stopping: AbortSignal,
): Promise<'done' | 'skipped' | 'stopped'> {
  const isOurs = await runUnlessRunning(ctx.pool, async () => {
    await sweep(ctx, stopping);
    // Processes that still have the earlier APP_SECRET may have added some.
    await resealEmails(ctx);
  });
  if (isOurs && stopping.aborted) return 'stopped';
  return isOurs ? 'done' : 'skipped';
}

/** @param stopping ends it after the statement in progress: the rest waits for the next run. */
export async function sweep(
  { db, now, outbox }: Pick<Context, 'db' | 'now' | 'outbox'>,
  stopping?: AbortSignal,
): Promise<void> {
  const time = now().getTime();
  const firstOf = (days: number) => utcDay(new Date(time - (days - 1) * DAY));
  for (const step of [
    () => deleteDraftRequests(db, new Date(time - requestHours * HOUR), stopping),
    () => deleteFingerprints(db, firstOf(fingerprintDays), stopping),
    () => deleteModelBudgets(db, firstOf(budgetDays)),
    () => deleteFinishedMessages(db, new Date(time - undeliveredDays * DAY), stopping),
    () => deleteOrphanLogos(db, new Date(time - orphanHours * HOUR)),
    () => deleteExpiredConfirmations(db, new Date(time - expiredLinkDays * DAY)),
    () => deleteExpiredEmailChanges(db, new Date(time - expiredChangeDays * DAY)),
    () => deleteUnusedBrowsers(db, new Date(time - knownBrowserDays * DAY)),
    () => deleteExpiredSessions(db, now()),
    () => deleteExpiredChallenges(db, now()),
    () => deleteExpiredSteps(db, now()),
    () => deleteOldCodes(db, new Date(time - codeDays * DAY)),
    () => deleteExpiredSetups(db, now()),
    () => purgeDeleted({ db, now, outbox }, stopping),
    () => deleteUnprovenUsers(db, new Date(time - unprovenDays * DAY)),
    () => deleteExpiredLimits(db, now(), stopping),
    () => gatherSizeChanges(db),
    () => gatherUsage(db),
    () => rollUpHours(db, firstOf(hourDays), stopping),
  ]) {
    if (stopping?.aborted) return;
    await step();
  }
}
