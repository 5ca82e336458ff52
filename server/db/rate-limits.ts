import { lt } from 'drizzle-orm';
import type { Db } from './client.ts';
import { rateLimits } from './schema/rate-limits.ts';

/** Forgets counts whose time is over: whoever comes again begins at nothing in any case. */
export async function deleteExpiredLimits(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
}
