import { lt } from 'drizzle-orm';
import type { Db } from './client.ts';
import { rateLimits } from './schema/rate-limits.ts';

/** Deletes expired counts, which no longer have any effect. */
export async function deleteExpiredLimits(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
}
