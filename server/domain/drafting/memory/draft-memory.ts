import pLimit from 'p-limit';
import type { BaseContext } from '../../base-context.ts';
import type { BestEffort } from '../best-effort.ts';
import type { DraftRequest } from '../draft-request.ts';
import { businessKeys } from '../similarity/business-keys.ts';
import { createBatches } from './batches.ts';
import { createTurns } from './turns.ts';
import { chooseDrafts, type EarlierDrafts, type Waiting } from './choose-drafts.ts';

/**
 * Drafts chosen in one transaction, at about 2 ms each. More would make the first ones wait noticeably
 * longer for the last, and save little.
 */
const batchSize = 16;

/**
 * Transactions at once, out of the pool's 20 connections: they wait for the processor more than for the
 * database, and other calls need connections, too.
 */
const mostTransactions = 8;

/**
 * Drafts that wait to be chosen in this process, for all businesses. On a busy machine the last of them
 * waits for almost half a second; more would only be later.
 */
const mostWaiting = 64;

export interface DraftMemory {
  /**
   * Runs `work` while no other draft of the business is being chosen, in any process; its result is given
   * once what it recorded is committed. If the database is slow or down, runs `fallback` instead.
   */
  consult<T>(
    request: DraftRequest,
    work: (earlier: EarlierDrafts) => T,
    fallback: () => T,
  ): Promise<T>;
  /** Whether so many drafts wait to be chosen that another one should be refused. */
  isCrowded(): boolean;
}

type Dependencies = Pick<BaseContext, 'db' | 'keys' | 'now'> & {
  bestEffort: BestEffort;
};

/**
 * Keeps drafts from resembling each other, and repeats from being counted twice. Drafts of a business
 * that are requested while others are being chosen share the next transaction.
 */
export function createDraftMemory({ db, keys, now, bestEffort }: Dependencies): DraftMemory {
  const keyOf = businessKeys(keys);
  const nextTurn = createTurns();
  const limit = pLimit(mostTransactions);
  let waiting = 0;
  let steps = 0;
  const step = () => {
    steps += 1;
  };
  const isCrowded = () => waiting >= mostWaiting;
  const add = createBatches(async (businessId: number | undefined, batch: readonly Waiting[]) => {
    try {
      const done = await limit(() =>
        db.transaction(
          (tx) => chooseDrafts(tx, businessId, batch, { keyOf, nextTurn, now: now(), step }),
          // We must see what others committed while we waited for the lock.
          { isolationLevel: 'read committed' },
        ),
      );
      step();
      for (const answer of done) answer();
    } catch (error) {
      for (const { fail } of batch) fail(error);
    } finally {
      waiting -= batch.length;
    }
  }, batchSize);

  return {
    isCrowded,
    consult: (request, work, fallback) =>
      bestEffort(
        request.deadline,
        (isLate) =>
          new Promise((resolve, fail) => {
            const choose = (earlier: EarlierDrafts) => {
              const result = work(earlier);
              return () => resolve(result);
            };
            waiting += 1;
            add(request.businessId, { request, choose, fail, isLate });
          }),
        fallback,
        () => steps,
      ),
  };
}
