import { and, eq, lt, sql, type SQLWrapper } from 'drizzle-orm';
import type { Db } from './client.ts';
import { deleteInBatches } from './delete-in-batches.ts';
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

/** A request that has been answered. */
export interface AnsweredRequest {
  keyHash: string;
  /** Null for a model's draft. */
  attempt: number | null;
}

/**
 * Inserts or finds these keys, and locks them until the transaction ends.
 * @returns by key hash; of requests with the same key, the first one's content is stored
 */
export async function holdRequests(
  tx: Db,
  identities: readonly RequestIdentity[],
  now: Date,
): Promise<Map<string, HeldRequest>> {
  const { keyHash, contentHash, attempt, counted } = draftRequests;
  const rows = await tx
    .insert(draftRequests)
    .values(inOneOrder(identities).map((identity) => ({ ...identity, createdAt: now })))
    // A no-op update still waits for the row's lock and then reads the latest values.
    .onConflictDoUpdate({ target: keyHash, set: { keyHash: sql`excluded.key_hash` } })
    .returning({ keyHash, contentHash, attempt, counted });
  return new Map(rows.map(({ keyHash: key, ...held }) => [key, held]));
}

/** Records that locked requests were answered and counted; for `writeTogether`. */
export function settleRequests(answered: readonly AnsweredRequest[]): SQLWrapper {
  return sql`
    update draft_requests set attempt = answered.attempt, counted = true
    from unnest(
      ${sql.param(answered.map(({ keyHash }) => keyHash))}::varchar[],
      ${sql.param(answered.map(({ attempt }) => attempt))}::smallint[]
    ) as answered (key_hash, attempt)
    where draft_requests.key_hash = answered.key_hash`;
}

/**
 * Marks requests as counted that have been answered without the database.
 * @returns the key hashes of those that were not counted before
 */
export async function markCounted(
  tx: Db,
  answered: readonly (RequestIdentity & AnsweredRequest)[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .insert(draftRequests)
    .values(inOneOrder(answered).map((one) => ({ ...one, counted: true, createdAt: now })))
    .onConflictDoUpdate({
      target: draftRequests.keyHash,
      set: { counted: true, attempt: sql`coalesce(${draftRequests.attempt}, excluded.attempt)` },
      setWhere: eq(draftRequests.counted, false),
    })
    .returning({ keyHash: draftRequests.keyHash });
  return new Set(rows.map(({ keyHash }) => keyHash));
}

/** Lets a request that was never answered be repeated as if it were new. */
export async function releaseRequest(db: Db, keyHash: string): Promise<void> {
  await db
    .delete(draftRequests)
    .where(and(eq(draftRequests.keyHash, keyHash), eq(draftRequests.counted, false)));
}

/** Deletes keys of requests made before this time. */
export async function deleteDraftRequests(
  db: Db,
  before: Date,
  stopping?: AbortSignal,
): Promise<void> {
  await deleteInBatches(db, draftRequests, lt(draftRequests.createdAt, before), stopping);
}

/** Each key once, always in the same order, to prevent deadlocks. */
function inOneOrder<One extends { keyHash: string }>(all: readonly One[]): One[] {
  const first = new Map(all.toReversed().map((one) => [one.keyHash, one]));
  return [...first.values()].toSorted((a, b) => (a.keyHash < b.keyHash ? -1 : 1));
}
