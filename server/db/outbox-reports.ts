import { and, eq, gt, inArray, not, or, sql } from 'drizzle-orm';
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
 * Feedback to a business that did not arrive. `given up`: how many messages since the given time, and when the last
 * one was. `refused`: whether the recipient's mail server refuses messages that are still tried, tests included,
 * and when the first of those with feedback is given up on.
 */
export interface FailedFeedback {
  givenUp: { count: number; last: Date } | null;
  refused: { until: Date | null } | null;
}

/** Of these businesses; those whose feedback arrives are missing. */
export async function readFailedFeedback(
  db: Db,
  businessIds: readonly number[],
  since: Date,
): Promise<Map<number, FailedFeedback>> {
  const isGivenUp = and(
    eq(outbox.status, 'undeliverable'),
    eq(outbox.kind, 'feedback'),
    gt(outbox.endedAt, since),
  );
  const isRefused = and(
    eq(outbox.status, 'waiting'),
    inArray(outbox.kind, ['feedback', 'feedback_test']),
    eq(outbox.lastReason, 'refused'),
  );
  const rows = await db
    .select({
      businessId: outbox.businessId,
      count: sql<number>`(count(*) filter (where ${isGivenUp}))::int`,
      last: sql<Date | null>`max(${outbox.endedAt}) filter (where ${isGivenUp})`.mapWith(
        outbox.endedAt,
      ),
      isRefused: sql<boolean>`bool_or(${isRefused})`,
      until:
        sql<Date | null>`min(${outbox.expiresAt}) filter (where ${isRefused} and ${outbox.kind} = 'feedback')`.mapWith(
          outbox.expiresAt,
        ),
    })
    .from(outbox)
    .where(and(inArray(outbox.businessId, [...businessIds]), or(isGivenUp, isRefused)))
    .groupBy(outbox.businessId);
  return new Map(
    rows.map(({ businessId, count, last, isRefused: isStillRefused, until }) => [
      Number(businessId), // not null: the query filters by business
      {
        givenUp: last && { count, last },
        refused: isStillRefused ? { until } : null,
      },
    ]),
  );
}
