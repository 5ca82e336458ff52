import type pg from 'pg';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Keys } from '../config/app-keys.ts';
import { type EmailCapName, emailCapsOf } from '../domain/feedback/email-caps.ts';
import { consume, createTableLimiters, retryAfterOf } from './limiter.ts';

/** One point of a cap. */
export interface CapDraw {
  cap: EmailCapName;
  /** What it is counted for, such as a recipient or an account; stored as a keyed digest only. */
  of: string;
}

export interface ReachedCap {
  cap: EmailCapName;
  /** Seconds until there are points again. */
  retryAfter: number;
}

/**
 * Takes one point of each cap, exact for any number of processes. If one is reached, the others get theirs
 * back, so that what is refused uses up nothing. There is no fallback: without the database, no email can be
 * accepted either.
 * @returns the cap that is reached, or null
 */
export function createEmailCaps(
  pool: pg.Pool,
  keys: Keys,
  feedbackPerDay: number,
): (draws: readonly CapDraw[]) => Promise<ReachedCap | null> {
  const limiters = createTableLimiters(pool, emailCapsOf(feedbackPerDay), capPrefix);
  return async (draws) => {
    const taken: [limiter: RateLimiterPostgres, key: string][] = [];
    for (const { cap, of } of draws) {
      const key = keys.digest('email-cap', of);
      for (const limiter of limiters[cap]) {
        const rejected = await consume(limiter, key);
        if (rejected) {
          await Promise.all(taken.map(([other, itsKey]) => other.reward(itsKey)));
          return { cap, retryAfter: retryAfterOf(rejected) };
        }
        taken.push([limiter, key]);
      }
    }
    return null;
  };
}

/** Letters only, such as `feedbackofbusinesshourly`. */
export function capPrefix(name: EmailCapName, seconds: number): string {
  return `${name.toLowerCase()}${seconds > 3_600 ? 'daily' : 'hourly'}`;
}
