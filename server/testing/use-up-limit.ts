import { rateLimits, type LimitName } from '../../contract/rate-limits.ts';
import type { Context } from '../context.ts';

/** Uses up a visitor's rate limit, except for the last `but` calls, without that many queries. */
export async function useUpLimit(
  { rateLimiter, pool }: Context,
  name: LimitName,
  visitor: string,
  { but = 0 } = {},
): Promise<void> {
  const points = rateLimits[name].points - but;
  await rateLimiter.take(name, visitor);
  const { rowCount } = await pool.query(
    `update rate_limits set points = $1 where key like $2 and points = 1`,
    [points, `${name}:%`],
  );
  // Counted in memory.
  if (rowCount === 0) for (let n = 1; n < points; n += 1) await rateLimiter.take(name, visitor);
}
