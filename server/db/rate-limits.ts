import { lt } from 'drizzle-orm';
import type { Db } from './client.ts';
import { rateLimits } from './schema/rate-limits.ts';

/** Deletes expired counts: anyone who returns starts from zero anyway. */
export async function deleteExpiredLimits(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
}
