import type { BaseContext } from '../../base-context.ts';
import { addCount } from '../../../db/business-counts.ts';
import type { Db } from '../../../db/client.ts';
import {
  addFingerprint,
  lockFingerprints,
  readFingerprints,
} from '../../../db/draft-fingerprints.ts';
import { holdRequest, settleRequest } from '../../../db/draft-requests.ts';
import { addUsage } from '../../../db/draft-usage.ts';
import { utcDay } from '../../utc-day.ts';
import { timeout, type BestEffort } from '../best-effort.ts';
import type { DraftRequest } from '../draft-request.ts';
import type { UsageCounter } from '../usage-counter.ts';
import { businessKeys } from './business-keys.ts';
import { compareWith, compareWithNothing, type Compare } from './compare.ts';
import { createKeyedQueue } from './keyed-queue.ts';

/** Drafts of a business that a new one is compared with. */
const rememberedDrafts = 200;

/** What is known when a draft is chosen. */
export interface EarlierDrafts {
  /** Which of the built-in writer's attempts this request was given before; null where none was. */
  attempt: number | null;
  /** Tells how similar to the business's earlier drafts a text is. */
  compare: Compare;
  /** Writes down what was chosen: its fingerprint, the request's key, and the counts, once a request. */
  remember(written: WrittenDraft, usage: UsageCounter): Promise<void>;
}

interface WrittenDraft {
  source: 'builtin' | 'model';
  fingerprint: Uint8Array;
  /** The built-in writer's attempt; null for a model's draft. */
  attempt: number | null;
}

export interface DraftMemory {
  /**
   * Does `work` while no other draft of the business is chosen, in whatever process: all or nothing of
   * what it remembers is kept. Where the database is slow or away, `without` takes its place.
   */
  consult<T>(
    request: DraftRequest,
    work: (earlier: EarlierDrafts) => Promise<T>,
    fallback: () => T,
  ): Promise<T>;
}

type Dependencies = Pick<BaseContext, 'db' | 'keys' | 'now'> & { bestEffort: BestEffort };

/** The memory that keeps drafts from resembling each other, and repeats from counting twice. */
export function createDraftMemory({ db, keys, now, bestEffort }: Dependencies): DraftMemory {
  const keyOf = businessKeys(keys);
  const runQueued = createKeyedQueue();
  return {
    consult: (request, work, fallback) =>
      bestEffort((isLate) => {
        const runInTransaction = () => {
          throwIfLate(isLate());
          return db.transaction(
            async (tx) => work(await recall(tx, request, { keyOf, now: now(), isLate })),
            // What others committed while this one waited for the lock has to be seen.
            { isolationLevel: 'read committed' },
          );
        };
        const { businessId } = request;
        return businessId === undefined
          ? runInTransaction()
          : runQueued(businessId, runInTransaction);
      }, fallback),
  };
}

/** By then the visitor has got another draft. */
function throwIfLate(isLate: boolean): void {
  if (isLate) throw new Error('The draft was given without its memory.');
}

interface RecallOptions {
  keyOf: ReturnType<typeof businessKeys>;
  now: Date;
  isLate: () => boolean;
}

/** The lock comes first, in every transaction, so that no two wait for each other. */
async function recall(
  tx: Db,
  request: DraftRequest,
  { keyOf, now, isLate }: RecallOptions,
): Promise<EarlierDrafts> {
  const { businessId, keyHash, brief } = request;
  if (businessId !== undefined) await lockFingerprints(tx, businessId, timeout);
  const held = keyHash === undefined ? undefined : await holdRequest(tx, keyHash, now);
  const { attempt, counted } = held ?? { attempt: null, counted: false };
  const fingerprints =
    businessId === undefined ? null : await readFingerprints(tx, businessId, rememberedDrafts);
  const day = utcDay(now);
  return {
    attempt,
    compare:
      fingerprints === null || businessId === undefined
        ? compareWithNothing
        : compareWith(fingerprints, brief.names, keyOf(businessId)),
    async remember(written, usage) {
      throwIfLate(isLate());
      if (!counted) usage.add('draft', written.source);
      if (businessId !== undefined) {
        const print = Buffer.from(written.fingerprint);
        await addFingerprint(tx, { businessId, day, print }, rememberedDrafts);
        if (!counted) await addCount(tx, businessId, 'draft', day);
      }
      if (keyHash !== undefined) await settleRequest(tx, keyHash, attempt ?? written.attempt);
      await addUsage(tx, day, usage.counts());
    },
  };
}
