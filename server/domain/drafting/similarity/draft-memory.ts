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
import type { Tally } from '../tally.ts';
import { businessKeys } from './business-keys.ts';
import { compareWith, compareWithNone, type Compare } from './compare.ts';
import { createTurns } from './turns.ts';

/** Drafts of a business that a new one is compared with. */
const rememberedDrafts = 200;

/** What is known when a draft is chosen. */
export interface Earlier {
  /** Which of the built-in writer's attempts this request was given before; null where none was. */
  attempt: number | null;
  /** Tells how similar to the business's earlier drafts a text is. */
  compare: Compare;
  /** Writes down what was chosen: its fingerprint, the request's key, and the counts, once a request. */
  remember(chosen: Chosen, tally: Tally): Promise<void>;
}

interface Chosen {
  source: 'builtin' | 'model';
  print: Uint8Array;
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
    work: (earlier: Earlier) => Promise<T>,
    without: () => T,
  ): Promise<T>;
}

type Parts = Pick<BaseContext, 'db' | 'keys' | 'now'> & { bestEffort: BestEffort };

/** The memory that keeps drafts from resembling each other, and repeats from counting twice. */
export function createDraftMemory({ db, keys, now, bestEffort }: Parts): DraftMemory {
  const keyOf = businessKeys(keys);
  const takeTurns = createTurns();
  return {
    consult: (request, work, without) =>
      bestEffort((isLate) => {
        const turn = () => {
          refuseIf(isLate());
          return db.transaction(
            async (tx) => work(await recall(tx, request, { keyOf, now: now(), isLate })),
            // What others committed while this one waited for the lock has to be seen.
            { isolationLevel: 'read committed' },
          );
        };
        const { businessId } = request;
        return businessId === undefined ? turn() : takeTurns(businessId, turn);
      }, without),
  };
}

/** By then the visitor has got another draft. */
function refuseIf(isLate: boolean): void {
  if (isLate) throw new Error('The draft was given without its memory.');
}

interface Turn {
  keyOf: ReturnType<typeof businessKeys>;
  now: Date;
  isLate: () => boolean;
}

/** The lock comes first, in every transaction, so that no two wait for each other. */
async function recall(
  tx: Db,
  request: DraftRequest,
  { keyOf, now, isLate }: Turn,
): Promise<Earlier> {
  const { businessId, keyHash, brief } = request;
  if (businessId !== undefined) await lockFingerprints(tx, businessId, timeout);
  const held = keyHash === undefined ? undefined : await holdRequest(tx, keyHash, now);
  const { attempt, counted } = held ?? { attempt: null, counted: false };
  const prints =
    businessId === undefined ? null : await readFingerprints(tx, businessId, rememberedDrafts);
  const day = utcDay(now);
  return {
    attempt,
    compare:
      prints === null || businessId === undefined
        ? compareWithNone
        : compareWith(prints, brief.names, keyOf(businessId)),
    async remember(chosen, tally) {
      refuseIf(isLate());
      if (!counted) tally.add('draft', chosen.source);
      if (businessId !== undefined) {
        const print = Buffer.from(chosen.print);
        await addFingerprint(tx, { businessId, day, print }, rememberedDrafts);
        if (!counted) await addCount(tx, businessId, 'draft', day);
      }
      if (keyHash !== undefined) await settleRequest(tx, keyHash, attempt ?? chosen.attempt);
      await addUsage(tx, day, tally.counts());
    },
  };
}
