import { and, asc, count, eq, gt, max } from 'drizzle-orm';
import type { Db } from './client.ts';
import { outbox } from './schema/outbox.ts';
import { users } from './schema/accounts.ts';

/** How much private feedback was given up on since then, and when the last was. */
export async function readLostFeedback(
  db: Db,
  since: Date,
): Promise<{ count: number; last: Date | null }> {
  const [row] = await db
    .select({ count: count(), last: max(outbox.endedAt) })
    .from(outbox)
    .where(
      and(
        eq(outbox.kind, 'feedback'),
        eq(outbox.status, 'undeliverable'),
        gt(outbox.endedAt, since),
      ),
    );
  return row ?? { count: 0, last: null };
}

/** When the first account was made that still exists; null without any. */
export async function readFirstAccount(db: Db): Promise<Date | null> {
  const [first] = await db
    .select({ at: users.createdAt })
    .from(users)
    .orderBy(asc(users.id))
    .limit(1);
  return first?.at ?? null;
}
