import type { KeyObject } from 'node:crypto';
import { SECOND } from '../../../../contract/durations.ts';
import { addCount } from '../../../db/business-counts.ts';
import type { Db } from '../../../db/client.ts';
import {
  addFingerprints,
  lockFingerprints,
  readFingerprints,
} from '../../../db/draft-fingerprints.ts';
import { holdRequests, settleRequests } from '../../../db/draft-requests.ts';
import { addingUsage } from '../../../db/draft-usage.ts';
import { addingHoursAndTags, type CountOfBusiness, type UtcHour } from '../../../db/hour-counts.ts';
import { writeTogether } from '../../../db/write-together.ts';
import { refuseOtherContent } from '../../idempotency.ts';
import { utcHour } from '../../utc-day.ts';
import type { DraftRequest } from '../draft-request.ts';
import { compareWith, compareWithNothing, type Compare } from '../similarity/compare.ts';
import type { NextTurn } from './turns.ts';
import { createUsageCounter, type UsageCounter } from '../usage-counter.ts';

/** How many of a business's drafts a new one is compared with. */
const rememberedDrafts = 200;

/** Milliseconds: once it is over, everyone who waits for the lock has another draft. */
const lockTimeout = SECOND;

/** What is known about earlier drafts when a new one is chosen. */
export interface EarlierDrafts {
  /** The built-in writer's attempt that this request got before; null if none. */
  attempt: number | null;
  /** Compares a text with the business's earlier drafts. */
  compare: Compare;
  /** Records the fingerprint, the request's key, and the counts (once per request). */
  remember(written: WrittenDraft, usage: UsageCounter): void;
}

interface WrittenDraft {
  source: 'builtin' | 'model';
  fingerprint: Uint8Array;
  /** The built-in writer's attempt; null for a model's draft. */
  attempt: number | null;
}

/** A request that waits for its draft to be chosen. */
export interface Waiting {
  request: DraftRequest;
  /** Chooses the draft. @returns what gives it to the visitor, once it has been committed */
  choose(earlier: EarlierDrafts): () => void;
  fail(error: unknown): void;
  /** True if the visitor has received another draft by now. */
  isLate(): boolean;
}

interface Options {
  keyOf: (businessId: number) => KeyObject;
  nextTurn: NextTurn;
  now: Date;
  /** Called whenever the database has answered or a draft has been chosen. */
  step: () => void;
}

/**
 * Chooses the drafts of requests for the same business one after the other, each unlike those before it,
 * and writes down all of them at once. A request that is refused fails alone.
 * @param businessId undefined for drafts outside a business's page, which are not compared
 * @returns what gives the drafts to their visitors, once the transaction has been committed
 */
export async function chooseDrafts(
  tx: Db,
  businessId: number | undefined,
  batch: readonly Waiting[],
  { keyOf, nextTurn, now, step }: Options,
): Promise<(() => void)[]> {
  // Every transaction takes the lock first, so that none can deadlock.
  if (businessId !== undefined) await lockFingerprints(tx, businessId, lockTimeout);
  step();
  const identities = batch.map(({ request }) => request.identity);
  const held = await holdRequests(tx, identities, now);
  step();
  const stored =
    businessId === undefined ? null : await readFingerprints(tx, businessId, rememberedDrafts);
  const records = createRecords();

  const chooseOne = ({ request, choose }: Waiting) => {
    const { keyHash } = request.identity;
    const { tag } = request;
    const before = held.get(keyHash) ?? { contentHash: null, attempt: null, counted: false };
    refuseOtherContent(request.identity, before.contentHash);
    return choose({
      attempt: before.attempt,
      compare:
        stored === null || businessId === undefined
          ? compareWithNothing
          : compareWith(
              Buffer.concat([...records.prints.toReversed(), stored]),
              request.brief.names,
              keyOf(businessId),
            ),
      remember(written, usage) {
        const attempt = before.attempt ?? written.attempt;
        records.add({ ...written, attempt }, { keyHash, usage, tag, isCounted: before.counted });
        held.set(keyHash, { ...before, attempt, counted: true });
      },
    });
  };

  const done: (() => void)[] = [];
  for (const waiting of batch) {
    step();
    await nextTurn();
    if (waiting.isLate()) continue;
    try {
      done.push(chooseOne(waiting));
    } catch (error) {
      waiting.fail(error);
    }
  }
  await writeTogether(tx, records.writes(tx, businessId, utcHour(now)));
  step();
  return done;
}

interface Answered {
  keyHash: string;
  usage: UsageCounter;
  /** Of the link by which the visit came. */
  tag: string | undefined;
  /** An earlier draft of the same request is counted. */
  isCounted: boolean;
}

/** Collects what the drafts of a batch add to the database. */
function createRecords() {
  const prints: Buffer[] = [];
  const answered = new Map<string, number | null>();
  const usages = createUsageCounter();
  const tags: (string | undefined)[] = [];
  return {
    /** Oldest first. */
    prints,
    add(
      { source, fingerprint, attempt }: WrittenDraft,
      { keyHash, usage, tag, isCounted }: Answered,
    ) {
      prints.push(Buffer.from(fingerprint));
      answered.set(keyHash, attempt);
      usages.addAll(usage.counts());
      if (isCounted) return;
      usages.add('draft', source);
      tags.push(tag);
    },
    writes(tx: Db, businessId: number | undefined, hour: UtcHour) {
      if (answered.size === 0) return [];
      const { day } = hour;
      const requests = [...answered].map(([keyHash, attempt]) => ({ keyHash, attempt }));
      const writes = [settleRequests(requests), ...addingUsage(tx, day, usages.counts())];
      if (businessId === undefined) return writes;
      if (tags.length > 0) {
        const counts: CountOfBusiness[] = tags.map((tag) => ({ businessId, tag, count: 1 }));
        writes.push(addCount(tx, businessId, 'draft', day, counts.length));
        writes.push(...addingHoursAndTags('draft', hour, counts));
      }
      return [...writes, ...addFingerprints({ businessId, day, prints }, rememberedDrafts)];
    },
  };
}
