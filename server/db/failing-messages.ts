import { and, asc, desc, eq, gt, isNotNull, lt, ne, not, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from './client.ts';
import { isHeld } from './presence.ts';
import { users } from './schema/accounts.ts';
import { businesses } from './schema/businesses.ts';
import { outbox } from './schema/outbox.ts';

interface Failing {
  createdBefore: Date;
  endedAfter: Date;
  /** Only emails about this user's businesses. */
  userId?: number | undefined;
  most: number;
}

/**
 * Emails that were not sent so far: those that failed or have been due since `createdBefore`, the oldest first,
 * and those given up on after `endedAfter`, the newest first. No content and no recipients.
 */
export async function readFailingMessages(
  db: Db,
  { createdBefore, endedAfter, userId, most }: Failing,
) {
  const isOfUser = userId === undefined ? undefined : eq(outbox.userId, userId);
  const isLate = and(isOfUser, isFailing(createdBefore));
  const isGivenUp = and(
    isOfUser,
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
        triedAt: outbox.triedAt,
        expiresAt: outbox.expiresAt,
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

/**
 * Makes waiting rows due now because an admin asks for it: one, or all that failed or were created before a
 * time. When they would have been due stays in `plannedAt`. @returns how many there are
 */
export async function requestAttempts(
  db: Db,
  choice: { id: number } | { createdBefore: Date },
  now: Date,
): Promise<number> {
  const { rowCount } = await db
    .update(outbox)
    .set({
      nextAttemptAt: sql`least(${outbox.nextAttemptAt}, ${now})`,
      plannedAt: sql`case when ${outbox.nextAttemptAt} > ${now} then ${outbox.nextAttemptAt} else ${outbox.plannedAt} end`,
    })
    .where(
      'id' in choice
        ? and(eq(outbox.status, 'waiting'), not(isHeld), eq(outbox.id, choice.id))
        : isFailing(choice.createdBefore),
    );
  return rowCount ?? 0;
}

/** Waiting rows that failed or have been due since this time; held ones and `no_mail` have nothing to send. */
function isFailing(createdBefore: Date): SQL | undefined {
  return and(
    eq(outbox.status, 'waiting'),
    not(isHeld),
    ne(outbox.kind, 'no_mail'),
    or(isNotNull(outbox.lastReason), lt(outbox.createdAt, createdBefore)),
  );
}
