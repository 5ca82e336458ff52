import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Keys } from '../config/app-keys.ts';
import { type EmailCapName, type EmailCaps, emailCapsOf } from '../domain/feedback/email-caps.ts';

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
  const limiters = createLimiters(pool, emailCapsOf(feedbackPerDay));
  return async (draws) => {
    const taken: [limiter: RateLimiterPostgres, key: string][] = [];
    for (const { cap, of } of draws) {
      const key = keys.digest('email-cap', of);
      for (const limiter of limiters[cap]) {
        const rejected = await consume(limiter, key);
        if (rejected) {
          await Promise.all(taken.map(([other, itsKey]) => other.reward(itsKey)));
          return { cap, retryAfter: Math.max(1, Math.ceil(rejected.msBeforeNext / 1000)) };
        }
        taken.push([limiter, key]);
      }
    }
    return null;
  };
}

function createLimiters(
  pool: pg.Pool,
  caps: EmailCaps,
): Record<EmailCapName, RateLimiterPostgres[]> {
  const names = Object.keys(caps) as EmailCapName[]; // the keys of a const object
  return Object.fromEntries(
    names.map((name) => [
      name,
      caps[name].map(
        ({ points, seconds: duration }) =>
          new RateLimiterPostgres({
            storeClient: pool,
            storeType: 'pool',
            tableName: 'rate_limits',
            tableCreated: true,
            keyPrefix: capPrefix(name, duration),
            points,
            duration,
          }),
      ),
    ]),
  ) as Record<EmailCapName, RateLimiterPostgres[]>; // one entry for each name
}

/** Letters only, such as `feedbackofbusinesshourly`. */
export function capPrefix(name: EmailCapName, seconds: number): string {
  return `${name.toLowerCase()}${seconds > 3_600 ? 'daily' : 'hourly'}`;
}

/** @returns why it was rejected, or null */
async function consume(limiter: RateLimiterPostgres, key: string): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return reason;
    throw reason ?? new Error('A rate limiter rejected a request without a reason.');
  }
}
