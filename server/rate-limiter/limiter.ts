import type pg from 'pg';
import {
  type IRateLimiterPostgresOptions,
  type RateLimiterAbstract,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';

interface Limit {
  points: number;
  seconds: number;
}

/** Counts in the database, for all processes. */
export function createTableLimiter(
  pool: pg.Pool,
  options: Omit<IRateLimiterPostgresOptions, 'storeClient'>,
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
  });
}

/** @param prefixOf what tells its counters apart in the table */
export function createTableLimiters<Name extends string>(
  pool: pg.Pool,
  limits: Readonly<Record<Name, readonly Limit[]>>,
  prefixOf: (name: Name, seconds: number) => string,
): Record<Name, RateLimiterPostgres[]> {
  return mapNames(limits, (name) =>
    limits[name].map(({ points, seconds: duration }) =>
      createTableLimiter(pool, { keyPrefix: prefixOf(name, duration), points, duration }),
    ),
  );
}

/** Makes something for each name of a constant table. */
export function mapNames<Name extends string, Made>(
  table: Readonly<Record<Name, unknown>>,
  make: (name: Name) => Made,
): Record<Name, Made> {
  const names = Object.keys(table) as Name[]; // a constant has no other keys
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Made>; // of the same names
}

/** Takes one point. @returns why it was rejected, or null */
export async function consume(
  limiter: RateLimiterAbstract,
  key: string,
): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return reason;
    throw reason ?? new Error('A rate limiter rejected a request without a reason.');
  }
}

/** Seconds until there are points again. */
export function retryAfterOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
