import { performance } from 'node:perf_hooks';
import type { FastifyBaseLogger } from 'fastify';
import { SECOND } from '../../contract/durations.ts';
import { isDatabaseTrouble } from '../db/database-trouble.ts';
import { inTime } from '../domain/deadline.ts';

/** Milliseconds that a page waits for the database, at most; and while it is known not to answer. */
const timeout = { normal: SECOND, inOutage: 200 };

/** Milliseconds between two attempts while the earlier one has not ended. */
const betweenAttempts = SECOND;

/** Reads something for a page; null if it fails or takes too long, and the page does without. */
export type TimedRead = <T>(read: () => Promise<T>) => Promise<T | null>;

/**
 * A slow or failing database must not block pages. The first page waits for a second; later ones hardly,
 * and not at all while an attempt is under way, until a read succeeds in time. Logs when an outage begins
 * and ends, not for each page.
 */
export function createTimedRead(
  log: FastifyBaseLogger,
  now: () => number = () => performance.now(),
): TimedRead {
  let isOut = false;
  let attempts = 0;
  let lastAttempt = 0;

  const fail = (error?: unknown) => {
    const level = isDatabaseTrouble(error) ? 'warn' : 'error';
    if (!isOut && error) log[level]({ err: error }, 'pages are served without the database');
    else if (!isOut) log.warn('pages are served without the database: it takes too long');
    isOut = true;
    return null;
  };
  const succeed = () => {
    if (isOut) log.info('pages are read from the database again');
    isOut = false;
  };

  return async (read) => {
    if (isOut && attempts > 0 && now() - lastAttempt < betweenAttempts) return null;
    attempts += 1;
    const startedAt = now();
    lastAttempt = startedAt;
    const attempt = async () => {
      try {
        const result = await read();
        if (now() - startedAt <= timeout.normal) succeed();
        return result;
      } catch (error) {
        return fail(error);
      } finally {
        attempts -= 1;
      }
    };
    return inTime(attempt(), isOut ? timeout.inOutage : timeout.normal, () => {
      return fail();
    });
  };
}
