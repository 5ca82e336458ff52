import { and, eq, lt } from 'drizzle-orm';
import type { Db } from './client.ts';
import { draftRequests } from './schema/drafting.ts';

/** What became of a request so far. */
export interface HeldRequest {
  /** Which of the built-in writer's attempts was given; null where it has given none. */
  attempt: number | null;
  counted: boolean;
}

/** Enters a key, or finds it; nobody else holds it until the transaction ends. */
export async function holdRequest(tx: Db, keyHash: string, now: Date): Promise<HeldRequest> {
  const { attempt, counted } = draftRequests;
  const [row] = await tx
    .insert(draftRequests)
    .values({ keyHash, createdAt: now })
    // An update that changes nothing still waits for the row's lock, and then reads the latest values.
    .onConflictDoUpdate({ target: draftRequests.keyHash, set: { keyHash } })
    .returning({ attempt, counted });
  return row ?? { attempt: null, counted: false };
}

/** Writes down that a held request was answered and counted. */
export async function settleRequest(
  tx: Db,
  keyHash: string,
  attempt: number | null,
): Promise<void> {
  await tx
    .update(draftRequests)
    .set({ attempt, counted: true })
    .where(eq(draftRequests.keyHash, keyHash));
}

/** Lets a request that nobody answered be made again as if for the first time. */
export async function releaseRequest(db: Db, keyHash: string): Promise<void> {
  await db
    .delete(draftRequests)
    .where(and(eq(draftRequests.keyHash, keyHash), eq(draftRequests.counted, false)));
}

/** Forgets keys of requests made before a moment. */
export async function deleteDraftRequests(db: Db, before: Date): Promise<void> {
  await db.delete(draftRequests).where(lt(draftRequests.createdAt, before));
}
