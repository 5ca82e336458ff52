import { and, desc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { users } from './schema/accounts.ts';
import { businesses } from './schema/businesses.ts';
import type { BusinessRow } from './businesses.ts';
import { isPresentBusiness } from './presence.ts';
import type { UserRow } from './users.ts';

/** Makes emails about a user or a business, held since a time, due now, with the time they had left. */
export async function resumeMessages(
  tx: Db,
  about: { userId: number } | { businessId: number },
  { since, now }: { since: Date; now: Date },
): Promise<void> {
  const condition =
    'userId' in about
      ? sql`business_id is null and user_id = ${about.userId} or business_id in (
          select id from businesses where user_id = ${about.userId} and deleted_at is null)`
      : sql`business_id = ${about.businessId}`;
  await tx.execute(sql`
    update outbox set
      next_attempt_at = least(next_attempt_at, ${now}::timestamptz), planned_at = null,
      expires_at = expires_at + (${now}::timestamptz - greatest(created_at, ${since}::timestamptz))
    where status = 'waiting' and (${condition})`);
}

/**
 * Marks a user as deleted, which a restore undoes, and ends every session. Also deactivates, for processes
 * of an earlier version.
 */
export async function markUserDeleted(
  tx: Db,
  id: number,
  { by, now }: { by: number; now: Date },
): Promise<void> {
  await tx
    .update(users)
    .set({
      deletedAt: now,
      deletedBy: by,
      isActive: false,
      sessionEpoch: sql`${users.sessionEpoch} + 1`,
    })
    .where(eq(users.id, id));
}

/** Brings a deleted user back, as active as before. */
export async function unmarkUserDeleted(tx: Db, id: number): Promise<void> {
  await tx
    .update(users)
    .set({ deletedAt: null, deletedBy: null, isActive: isNull(users.deactivatedAt) })
    .where(eq(users.id, id));
}

export async function markBusinessDeleted(tx: Db, id: number, deletedAt: Date): Promise<void> {
  await tx.update(businesses).set({ deletedAt }).where(eq(businesses.id, id));
}

export async function unmarkBusinessDeleted(tx: Db, id: number): Promise<void> {
  await tx.update(businesses).set({ deletedAt: null }).where(eq(businesses.id, id));
}

/** A present business, or one that this user deleted; locked until the transaction ends. */
export async function lockDeletableBusiness(
  tx: Db,
  id: number,
  userId: number,
): Promise<BusinessRow | null> {
  const [row] = await tx
    .select()
    .from(businesses)
    .where(and(eq(businesses.id, id), or(isPresentBusiness, eq(businesses.userId, userId))))
    .for('no key update');
  return row ?? null;
}

/** The businesses of a present user that were deleted after a time, the latest first. */
export async function findDeletedBusinesses(db: Db, userId: number, after: Date) {
  return db
    .select({
      id: businesses.id,
      name: businesses.name,
      deletedAt: sql<Date>`${businesses.deletedAt}`.mapWith(businesses.deletedAt),
    })
    .from(businesses)
    .where(and(eq(businesses.userId, userId), gt(businesses.deletedAt, after)))
    .orderBy(desc(businesses.deletedAt), businesses.id);
}

/** How many businesses a user has. */
export async function countBusinessesOf(tx: Db, userId: number): Promise<number> {
  return tx.$count(businesses, and(eq(businesses.userId, userId), isNull(businesses.deletedAt)));
}

/** One user whose time to be restored ended before this time; locked against everything. */
export async function lockUserToPurge(tx: Db, before: Date): Promise<UserRow | null> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(isNotNull(users.deletedAt), lte(users.deletedAt, before)))
    .orderBy(users.deletedAt, users.id)
    .limit(1)
    .for('update');
  return row ?? null;
}

/** The same for a business, but not locked: its owner has to be locked first. */
export async function findBusinessToPurge(db: Db, before: Date): Promise<number | null> {
  const [row] = await db
    .select({ id: businesses.id })
    .from(businesses)
    .where(and(isNotNull(businesses.deletedAt), lte(businesses.deletedAt, before)))
    .orderBy(businesses.deletedAt, businesses.id)
    .limit(1);
  return row?.id ?? null;
}

/** Null if it was restored or purged in the meantime. */
export async function lockBusinessToPurge(
  tx: Db,
  id: number,
  before: Date,
): Promise<BusinessRow | null> {
  const [row] = await tx
    .select()
    .from(businesses)
    .where(and(eq(businesses.id, id), lte(businesses.deletedAt, before)))
    .for('update');
  return row ?? null;
}

/** Deletes everything that refers to the business too; its logo stays. */
export async function deleteBusinessRow(tx: Db, id: number): Promise<void> {
  await tx.delete(businesses).where(eq(businesses.id, id));
}
