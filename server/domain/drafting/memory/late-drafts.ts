import { setTimeout as wait } from 'node:timers/promises';
import { HOUR, SECOND } from '../../../../contract/durations.ts';
import type { BaseContext } from '../../base-context.ts';
import { addingDraftCounts } from '../../../db/business-counts.ts';
import type { Db } from '../../../db/client.ts';
import type { CountOfBusiness } from '../../../db/hour-counts.ts';
import { markCounted } from '../../../db/draft-requests.ts';
import { addingUsage } from '../../../db/draft-usage.ts';
import { writeTogether } from '../../../db/write-together.ts';
import { reportOutage } from '../../../db/report-outage.ts';
import { answeredInTime } from '../../deadline.ts';
import { utcHour } from '../../utc-day.ts';
import type { LateDraft } from './late-draft.ts';
import { createLateDraftsFile } from './late-drafts-file.ts';
import { createUsageCounter, type UsageCounter } from '../usage-counter.ts';

/** The drafts that were given without the database and are counted once it answers again. */
export interface LateDrafts {
  /** Counts what processes left behind that were killed during an outage; once the schema is there. */
  start(): void;
  add(draft: LateDraft): void;
  /** True while drafts wait to be counted: the database did not answer a moment ago. */
  isBehind(): boolean;
  /** Counts what is waiting, if the database answers in time; otherwise the next start does. */
  close(): Promise<void>;
}

/** An hour of a busy installation's drafts, a minute and a half of all that a process can write; some 25 MB. */
const mostWaiting = 50_000;
const chunkSize = 200;
/**
 * Milliseconds. Requests' keys, which tell whether a draft has been counted, are deleted after a day
 * (`server/start/maintenance.ts`).
 */
const maxAge = 20 * HOUR;

/** Milliseconds. */
const retryDelay = SECOND;
const writeTimeout = 3 * SECOND;

type Dependencies = Pick<BaseContext, 'config' | 'db' | 'log' | 'metrics' | 'now'>;

/**
 * Each draft is counted exactly once, however often writing it is repeated, even if it had been counted
 * after all before its visitor stopped waiting: the key of its request tells.
 * @param most drafts that can wait
 */
export function createLateDrafts(
  { config, db, log, metrics, now }: Dependencies,
  most = mostWaiting,
): LateDrafts {
  const queue: LateDraft[] = [];
  const file = createLateDraftsFile({ config, log });
  const closing = new AbortController();
  let catchingUp = Promise.resolve();
  const outage = reportOutage(log, 'drafts could not be counted yet');
  let counted = 0;
  let dropped = 0;

  const writeChunk = async () => {
    const chunk = queue.slice(0, chunkSize);
    await answeredInTime(
      db.transaction((tx) => countDrafts(tx, chunk, now())),
      writeTimeout,
    );
    queue.splice(0, chunk.length);
    counted += chunk.length;
    metrics.draftsToCount.set(queue.length);
  };

  const catchUp = async () => {
    while (queue.length > 0 && !closing.signal.aborted) {
      await writeChunk().catch((error: unknown) => {
        outage.failed(error);
        return wait(retryDelay, undefined, { signal: closing.signal }).catch(() => undefined);
      });
    }
    outage.succeeded();
    if (queue.length === 0) file.clear();
    if (counted > 0) log.info({ drafts: counted, dropped }, 'drafts were counted late');
    counted = 0;
    dropped = 0;
  };

  const enqueue = (draft: LateDraft) => {
    queue.push(draft);
    metrics.draftsToCount.set(queue.length);
    if (queue.length === 1) catchingUp = catchingUp.then(catchUp);
  };

  return {
    start() {
      for (const draft of file.recover()) {
        if (now().getTime() - draft.givenAt < maxAge) enqueue(draft);
        else metrics.uncountedDrafts.inc({ reason: 'too-old' });
      }
      if (queue.length === 0) file.clear();
    },
    add(draft) {
      if (queue.length >= most) {
        if (dropped === 0)
          log.error({ waiting: queue.length }, 'further drafts will never be counted');
        dropped += 1;
        metrics.uncountedDrafts.inc({ reason: 'queue-full' });
        return;
      }
      file.add(draft);
      enqueue(draft);
    },
    isBehind: () => queue.length > 0,
    async close() {
      closing.abort();
      await catchingUp;
      try {
        while (queue.length > 0) await writeChunk();
        file.clear();
      } catch (error) {
        log.warn(
          { err: error, drafts: queue.length },
          'drafts will be counted after the next start',
        );
      }
    },
  };
}

async function countDrafts(tx: Db, drafts: readonly LateDraft[], now: Date): Promise<void> {
  const answered = drafts.map(({ identity, attempt }) => ({ ...identity, attempt }));
  const fresh = new Set(await markCounted(tx, answered, now));
  const byHour = new Map<number, { usage: UsageCounter; counts: CountOfBusiness[] }>();
  for (const { identity, givenAt, usage, businessId, tag } of drafts) {
    // A repeat of the same request has the same key.
    if (!fresh.delete(identity.keyHash)) continue;
    const hour = Math.floor(givenAt / HOUR);
    const sums = byHour.get(hour) ?? { usage: createUsageCounter(), counts: [] };
    byHour.set(hour, sums);
    sums.usage.addAll(usage.counts());
    if (businessId !== undefined) sums.counts.push({ businessId, tag, count: 1 });
  }
  for (const [number, { usage, counts }] of byHour) {
    const hour = utcHour(new Date(number * HOUR));
    const writes = addingUsage(tx, hour.day, usage.counts());
    await writeTogether(tx, [...writes, ...addingDraftCounts(hour, counts)]);
  }
}
