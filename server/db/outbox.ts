import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { outbox } from './schema/outbox.ts';

export type OutboxRow = typeof outbox.$inferSelect;
type NewMessage = Pick<
  OutboxRow,
  'kind' | 'userId' | 'businessId' | 'keyHash' | 'contentHash' | 'expiresAt'
> & {
  payload: Buffer;
  now: Date;
};
export type StoredMessage = Pick<OutboxRow, 'id' | 'contentHash'>;

/** Adds a row, or finds the one that has the same key. */
export async function insertMessage(
  db: Db,
  { now, ...message }: NewMessage,
): Promise<StoredMessage> {
  const [row] = await db
    .insert(outbox)
    .values({ ...message, nextAttemptAt: now, createdAt: now })
    // A no-op update still returns the row, which `do nothing` would not.
    .onConflictDoUpdate({ target: outbox.keyHash, set: { keyHash: message.keyHash } })
    .returning({ id: outbox.id, contentHash: outbox.contentHash });
  if (!row) throw new Error('The database returned no message after inserting one.');
  return row;
}

export async function isMessageWaiting(db: Db, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.id, id), eq(outbox.status, 'waiting')));
  return rows.length > 0;
}

/**
 * Claims up to `most` due rows for `leaseSeconds`. Rows that another process has locked are skipped; rows
 * of a process that died become free when their lease ends.
 */
export async function claimMessages(
  db: Db,
  { now, most, leaseSeconds }: { now: Date; most: number; leaseSeconds: number },
): Promise<OutboxRow[]> {
  const due = sql`
    select id from outbox
    where status = 'waiting' and next_attempt_at <= ${now}
      and (leased_until is null or leased_until < ${now})
    order by next_attempt_at
    limit ${most}
    for update skip locked`;
  return db
    .update(outbox)
    .set({
      leasedUntil: new Date(now.getTime() + leaseSeconds * 1000),
      attempts: sql`${outbox.attempts} + 1`,
    })
    .where(sql`${outbox.id} in (${due})`)
    .returning();
}

/** Finishes a row and erases its content, in one statement. */
export async function finishMessage(
  db: Db,
  id: number,
  status: 'delivered' | 'undeliverable',
  now: Date,
): Promise<void> {
  await db
    .update(outbox)
    .set({ status, payload: null, leasedUntil: null, endedAt: now })
    .where(and(eq(outbox.id, id), eq(outbox.status, 'waiting')));
}

/** Puts a row back for a later attempt. */
export async function postponeMessage(db: Db, id: number, nextAttemptAt: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ nextAttemptAt, leasedUntil: null })
    .where(and(eq(outbox.id, id), eq(outbox.status, 'waiting')));
}

/** When the next row is due, or null if none is waiting. */
export async function nextMessageAt(db: Db): Promise<Date | null> {
  const [row] = await db
    .select({
      at: sql<Date | null>`min(greatest(${outbox.nextAttemptAt}, ${outbox.leasedUntil}))`.mapWith(
        outbox.nextAttemptAt,
      ),
    })
    .from(outbox)
    .where(eq(outbox.status, 'waiting'));
  return row?.at ?? null;
}

/** Waiting rows without a user or a business: emails about accounts. */
export async function readUnownedMessages(
  db: Db,
): Promise<Pick<OutboxRow, 'id' | 'kind' | 'payload'>[]> {
  return db
    .select({ id: outbox.id, kind: outbox.kind, payload: outbox.payload })
    .from(outbox)
    .where(and(eq(outbox.status, 'waiting'), isNull(outbox.userId), isNull(outbox.businessId)));
}

export async function deleteMessages(db: Db, ids: readonly number[]): Promise<void> {
  await db.delete(outbox).where(inArray(outbox.id, [...ids]));
}

/**
 * How many messages are waiting, the age of the oldest, and how many became undeliverable since the given
 * time.
 */
export async function readQueue(
  db: Db,
  since: Date,
): Promise<{ waiting: number; oldest: Date | null; undeliverable: number }> {
  const isGivenUp = and(eq(outbox.status, 'undeliverable'), gt(outbox.endedAt, since));
  const [row] = await db
    .select({
      waiting: sql<number>`count(*)::int`,
      oldest: sql<Date | null>`min(${outbox.createdAt})`.mapWith(outbox.createdAt),
      undeliverable: sql<number>`(select count(*)::int from ${outbox} where ${isGivenUp})`,
    })
    .from(outbox)
    .where(eq(outbox.status, 'waiting'));
  return row ?? { waiting: 0, oldest: null, undeliverable: 0 };
}

/** Deletes rows finished before this time; their requests are no longer repeated by then. */
export async function deleteFinishedMessages(db: Db, before: Date): Promise<void> {
  await db
    .delete(outbox)
    .where(and(inArray(outbox.status, ['delivered', 'undeliverable']), lt(outbox.endedAt, before)));
}

/**
 * How much feedback to each of these businesses became undeliverable since the given time, and when the
 * last one did.
 */
export async function readUndelivered(
  db: Db,
  businessIds: readonly number[],
  since: Date,
): Promise<Map<number, { count: number; last: Date }>> {
  const rows = await db
    .select({
      businessId: outbox.businessId,
      count: sql<number>`count(*)::int`,
      last: sql`max(${outbox.endedAt})`.mapWith(outbox.endedAt),
    })
    .from(outbox)
    .where(
      and(
        inArray(outbox.businessId, [...businessIds]),
        eq(outbox.kind, 'feedback'),
        eq(outbox.status, 'undeliverable'),
        gt(outbox.endedAt, since),
      ),
    )
    .groupBy(outbox.businessId);
  // None of them is null: the query filters by business.
  return new Map(rows.map(({ businessId, ...rest }) => [Number(businessId), rest]));
}
