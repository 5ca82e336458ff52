import { lt } from 'drizzle-orm';
import type { Db } from './client.ts';
import { draftRequests } from './schema.ts';

/** Forgets keys of requests made before a moment. */
export async function deleteDraftRequests(db: Db, before: Date): Promise<void> {
  await db.delete(draftRequests).where(lt(draftRequests.createdAt, before));
}
