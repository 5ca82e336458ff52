import { and, eq, gt, inArray, not, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from './client.ts';
import { isHeld } from './presence.ts';
import { outbox } from './schema/outbox.ts';

/**
 * How many messages are waiting, when the oldest was created, and how many became undeliverable since the
 * given time. Those of deleted businesses are held, so they don't count. One that cannot be read says nothing
 * about whether email is going out, so it is not the oldest.
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

/** Feedback to a business that did not arrive. */
export interface FailedFeedback {
  /** How many messages were given up on since the given time, and when the last one was. */
  givenUp: { count: number; last: Date } | null;
  /**
   * Set if the recipient's mail server refuses messages that are still tried, tests included, and has
   * accepted none since: when the first one with feedback is given up on; null if there are only tests.
   */
  refused: { deadline: Date | null } | null;
}

const toFeedbackAddress = ['feedback', 'feedback_test'];
const later = alias(outbox, 'later');

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
    inArray(outbox.kind, toFeedbackAddress),
    eq(outbox.lastReason, 'refused'),
    notExists(
      db
        .select({ id: later.id })
        .from(later)
        .where(
          and(
            eq(later.businessId, outbox.businessId),
            inArray(later.kind, toFeedbackAddress),
            eq(later.status, 'delivered'),
            gt(later.endedAt, outbox.triedAt),
          ),
        ),
    ),
  );
  const rows = await db
    .select({
      businessId: outbox.businessId,
      count: sql<number>`(count(*) filter (where ${isGivenUp}))::int`,
      last: sql<Date | null>`max(${outbox.endedAt}) filter (where ${isGivenUp})`.mapWith(
        outbox.endedAt,
      ),
      isRefused: sql<boolean>`bool_or(${isRefused})`,
      deadline:
        sql<Date | null>`min(${outbox.expiresAt}) filter (where ${isRefused} and ${outbox.kind} = 'feedback')`.mapWith(
          outbox.expiresAt,
        ),
    })
    .from(outbox)
    .where(and(inArray(outbox.businessId, [...businessIds]), or(isGivenUp, isRefused)))
    .groupBy(outbox.businessId);
  return new Map(
    rows.map(({ businessId, count, last, isRefused: isStillRefused, deadline }) => [
      Number(businessId), // not null: the query filters by business
      {
        givenUp: last && { count, last },
        refused: isStillRefused ? { deadline } : null,
      },
    ]),
  );
}
