import { and, eq, inArray, lt, notExists } from 'drizzle-orm';
import type { Db } from './client.ts';
import { isPresentUser } from './presence.ts';
import { emailChallenges, users } from './schema/accounts.ts';
import { businesses } from './schema/businesses.ts';

/** Users in one transaction: with each, more than ten tables are searched for what belongs to them. */
const usersOfBatch = 500;

/**
 * Deletes users who registered before this time and never verified their address. Users who are registering
 * again at this moment are left to the next run.
 * @param stopping ends it after the transaction in progress
 */
export async function deleteUnprovenUsers(
  db: Db,
  before: Date,
  stopping?: AbortSignal,
): Promise<void> {
  for (let hasMore = true; hasMore;)
    hasMore = stopping?.aborted !== true && (await deleteBatch(db, before));
}

/**
 * Two statements: nobody can add a code for a locked user, and the second sees those added before that.
 * @returns whether there may be more
 */
async function deleteBatch(db: Db, before: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isUnproven = unprovenBefore(tx, before);
    const locked = await tx
      .select({ id: users.id })
      .from(users)
      .where(isUnproven)
      .limit(usersOfBatch)
      .for('update', { skipLocked: true });
    const ids = locked.map(({ id }) => id);
    if (ids.length > 0) await tx.delete(users).where(and(inArray(users.id, ids), isUnproven));
    return ids.length === usersOfBatch;
  });
}

function unprovenBefore(db: Db, before: Date) {
  const owned = db.select().from(businesses).where(eq(businesses.userId, users.id));
  const pending = db.select().from(emailChallenges).where(eq(emailChallenges.userId, users.id));
  return and(
    eq(users.emailVerified, false),
    // What an admin deleted can be restored for longer.
    isPresentUser,
    lt(users.createdAt, before),
    notExists(owned),
    notExists(pending),
  );
}
