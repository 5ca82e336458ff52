import type { FastifyBaseLogger } from 'fastify';
import { SECOND } from '../../contract/durations.ts';
import { reportOutage } from '../db/report-outage.ts';
import { answeredInTime } from '../domain/deadline.ts';

/** Milliseconds that a request waits for the shared counters. */
const deadline = SECOND;

/** Milliseconds between attempts while they fail; in between, no request waits for them. */
const pause = SECOND;

export interface SharedCounting {
  /** @returns what `count` returns, or undefined if the shared counters are not available */
  attempt<T>(count: () => Promise<T>): Promise<T | undefined>;
  /** True if the shared counters did not answer a moment ago. */
  isOut(): boolean;
}

/** Asks the shared counters while they answer, and one request per second whether they do again. */
export function createSharedCounting(log: FastifyBaseLogger): SharedCounting {
  const outage = reportOutage(log, 'a rate limit could not be checked');
  let isOut = false;
  let nextTry = 0;
  const attempt: SharedCounting['attempt'] = async (count) => {
    const now = performance.now();
    if (isOut && now < nextTry) return undefined;
    nextTry = now + pause;
    try {
      const answer = await answeredInTime(count(), deadline);
      isOut = false;
      outage.succeeded();
      return answer;
    } catch (error) {
      isOut = true;
      nextTry = performance.now() + pause;
      outage.failed(error);
      return undefined;
    }
  };
  return { attempt, isOut: () => isOut };
}
