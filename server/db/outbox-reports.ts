import { and, eq, gt, inArray, not, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { isHeld } from './presence.ts';
import { outbox } from './schema/outbox.ts';

/**
 * How many messages are waiting, when the oldest was created, and how many became undeliverable since the
 * given time. Those of deleted businesses are held, so they don't count. One that cannot be read says nothing about whether email is going out, so it is not the oldest.
 */
export async function readQueue(
  db: Db,
  since: Date,
): Promise<{ waiting: number; oldest: Date | null; undeliverable: number }> {
  const isGivenUp = and(eq(outbox.status, 'undeliverable'), gt(outbox.endedAt, since));
  const [row] = await db
    .select({
      waiting: sql<number>`count(*)::int`,
      oldest:
        sql<Date | null>`min(${outbox.createdAt}) filter (where ${outbox.lastReason} is distinct from 'unreadable')`.mapWith(
          outbox.createdAt,
        ),
      undeliverable: sql<number>`(select count(*)::int from ${outbox} where ${isGivenUp})`,
    })
    .from(outbox)
    .where(and(eq(outbox.status, 'waiting'), not(isHeld)));
  return row ?? { waiting: 0, oldest: null, undeliverable: 0 };
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
