import { lt } from 'drizzle-orm';
import type { Db } from './client.ts';
import { deleteInBatches } from './delete-in-batches.ts';
import { rateLimits } from './schema/rate-limits.ts';

/** Deletes expired counts, which no longer have any effect. */
export async function deleteExpiredLimits(
  db: Db,
  now: Date,
  stopping?: AbortSignal,
): Promise<void> {
  await deleteInBatches(db, rateLimits, lt(rateLimits.expire, now.getTime()), stopping);
}
