import type { BaseContext } from '../../base-context.ts';
import { addCount } from '../../../db/business-counts.ts';
import type { Db } from '../../../db/client.ts';
import {
  addFingerprint,
  lockFingerprints,
  readFingerprints,
} from '../../../db/draft-fingerprints.ts';
import { holdRequest, settleRequest, type HeldRequest } from '../../../db/draft-requests.ts';
import { addingUsage } from '../../../db/draft-usage.ts';
import type { RequestIdentity } from '../../../db/request-identity.ts';
import { writeTogether } from '../../../db/write-together.ts';
import { refuseOtherContent } from '../../idempotency.ts';
import { utcDay } from '../../utc-day.ts';
import { timeout, type BestEffort } from '../best-effort.ts';
import type { DraftRequest } from '../draft-request.ts';
import type { UsageCounter } from '../usage-counter.ts';
import { businessKeys } from './business-keys.ts';
import { compareWith, compareWithNothing, type Compare } from './compare.ts';
import { createKeyedQueue } from './keyed-queue.ts';

/** How many of a business's drafts a new one is compared with. */
const rememberedDrafts = 200;

/** What is known about earlier drafts when a new one is chosen. */
export interface EarlierDrafts {
  /** The built-in writer's attempt that this request got before; null if none. */
  attempt: number | null;
  /** Compares a text with the business's earlier drafts. */
  compare: Compare;
  /** Stores the fingerprint, the request's key, and the counts (once per request). */
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
   * Runs `work` in a transaction while no other draft of the business is being chosen, in any process.
   * If the database is slow or down, runs `fallback` instead.
   */
  consult<T>(
    request: DraftRequest,
    work: (earlier: EarlierDrafts) => Promise<T>,
    fallback: () => T,
  ): Promise<T>;
}

type Dependencies = Pick<BaseContext, 'db' | 'keys' | 'now'> & { bestEffort: BestEffort };

/** Keeps drafts from resembling each other, and repeats from being counted twice. */
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
            // We must see what others committed while we waited for the lock.
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

/** By now the visitor has received another draft. */
function throwIfLate(isLate: boolean): void {
  if (isLate) throw new Error('The draft was given without its memory.');
}

interface RecallOptions {
  keyOf: ReturnType<typeof businessKeys>;
  now: Date;
  isLate: () => boolean;
}

/** Every transaction takes the lock first, so that none can deadlock. */
async function recall(
  tx: Db,
  request: DraftRequest,
  { keyOf, now, isLate }: RecallOptions,
): Promise<EarlierDrafts> {
  const { businessId, identity, brief } = request;
  if (businessId !== undefined) await lockFingerprints(tx, businessId, timeout);
  const held = identity && (await holdRepeatable(tx, identity, now));
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
      const writes = addingUsage(tx, day, usage.counts());
      if (businessId !== undefined) {
        const print = Buffer.from(written.fingerprint);
        writes.push(...addFingerprint({ businessId, day, print }, rememberedDrafts));
        if (!counted) writes.push(addCount(tx, businessId, 'draft', day));
      }
      if (identity) writes.push(settleRequest(tx, identity.keyHash, attempt ?? written.attempt));
      await writeTogether(tx, writes);
    },
  };
}

/** @throws DomainError `idempotency_key_reused` if the key belongs to a request with other content */
async function holdRepeatable(tx: Db, identity: RequestIdentity, now: Date): Promise<HeldRequest> {
  const held = await holdRequest(tx, identity, now);
  refuseOtherContent(identity, held.contentHash);
  return held;
}
