import { and, eq, lt } from 'drizzle-orm';
import type { Db } from './client.ts';
import type { RequestIdentity } from './request-identity.ts';
import { draftRequests } from './schema/drafting.ts';

/** The outcome of a request so far. */
export interface HeldRequest {
  /** HMAC of the first request's content; null if it was stored without one. */
  contentHash: string | null;
  /** Which attempt of the built-in writer was sent; null if none was. */
  attempt: number | null;
  counted: boolean;
}

/** Inserts or finds a key, and locks it until the transaction ends. */
export async function holdRequest(
  tx: Db,
  { keyHash, contentHash }: RequestIdentity,
  now: Date,
): Promise<HeldRequest> {
  const { attempt, counted } = draftRequests;
  const [row] = await tx
    .insert(draftRequests)
    .values({ keyHash, contentHash, createdAt: now })
    // A no-op update still waits for the row's lock and then reads the latest values.
    .onConflictDoUpdate({ target: draftRequests.keyHash, set: { keyHash } })
    .returning({ contentHash: draftRequests.contentHash, attempt, counted });
  return row ?? { contentHash, attempt: null, counted: false };
}

/**
 * Records that a locked request was answered and counted: await it, or run it with others
 * (`writeTogether`).
 */
export function settleRequest(tx: Db, keyHash: string, attempt: number | null) {
  return tx
    .update(draftRequests)
    .set({ attempt, counted: true })
    .where(eq(draftRequests.keyHash, keyHash));
}

/** Lets a request that was never answered be repeated as if it were new. */
export async function releaseRequest(db: Db, keyHash: string): Promise<void> {
  await db
    .delete(draftRequests)
    .where(and(eq(draftRequests.keyHash, keyHash), eq(draftRequests.counted, false)));
}

/** Deletes keys of requests made before this time. */
export async function deleteDraftRequests(db: Db, before: Date): Promise<void> {
  await db.delete(draftRequests).where(lt(draftRequests.createdAt, before));
}
