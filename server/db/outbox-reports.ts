import { and, asc, desc, eq, gt, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { users } from './schema/accounts.ts';
import { businesses } from './schema/businesses.ts';
import { outbox } from './schema/outbox.ts';

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

/**
 * Emails that were not sent so far: those that failed or have been due since `createdBefore`, the oldest first,
 * and those given up on after `endedAfter`, the newest first. No content and no recipients.
 */
export async function readFailingMessages(
  db: Db,
  { createdBefore, endedAfter, most }: { createdBefore: Date; endedAfter: Date; most: number },
) {
  const isLate = and(
    eq(outbox.status, 'waiting'),
    ne(outbox.kind, 'no_mail'),
    or(isNotNull(outbox.lastReason), lt(outbox.createdAt, createdBefore)),
  );
  const isGivenUp = and(
    eq(outbox.status, 'undeliverable'),
    ne(outbox.kind, 'no_mail'),
    gt(outbox.endedAt, endedAfter),
  );
  const list = (which: typeof isLate) =>
    db
      .select({
        id: outbox.id,
        kind: outbox.kind,
        status: outbox.status,
        attempts: outbox.attempts,
        createdAt: outbox.createdAt,
        nextAttemptAt: outbox.nextAttemptAt,
        endedAt: outbox.endedAt,
        reason: outbox.lastReason,
        reply: outbox.lastReply,
        businessId: outbox.businessId,
        businessName: businesses.name,
        userId: outbox.userId,
        userName: users.name,
        total: sql<number>`(count(*) over ())::int`,
      })
      .from(outbox)
      .leftJoin(businesses, eq(businesses.id, outbox.businessId))
      .leftJoin(users, eq(users.id, outbox.userId))
      .where(which)
      .limit(most);
  const [waiting, givenUp] = await Promise.all([
    list(isLate).orderBy(asc(outbox.createdAt), asc(outbox.id)),
    list(isGivenUp).orderBy(desc(outbox.endedAt), desc(outbox.id)),
  ]);
  return { waiting, givenUp };
}

export type FailingMessage = Awaited<ReturnType<typeof readFailingMessages>>['waiting'][number];
