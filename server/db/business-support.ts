import { eq } from 'drizzle-orm';
import { readdressMessages } from './outbox.ts';
import type { BusinessRow } from './businesses.ts';
import type { Db } from './client.ts';
import { users } from './schema/accounts.ts';
import { businesses } from './schema/businesses.ts';
import { outbox } from './schema/outbox.ts';
import type { UserRow } from './users.ts';

/** Who has a business; null if it is gone. */
export async function findBusinessOwner(db: Db, id: number): Promise<UserRow | null> {
  const [row] = await db
    .select({ owner: users })
    .from(businesses)
    .innerJoin(users, eq(users.id, businesses.userId))
    .where(eq(businesses.id, id));
  return row?.owner ?? null;
}

/** Suspends a business, or lifts its suspension with two nulls. Callers have locked it. */
export async function setSuspension(
  tx: Db,
  id: number,
  suspendedAt: Date | null,
  suspendedReason: string | null,
): Promise<void> {
  await tx.update(businesses).set({ suspendedAt, suspendedReason }).where(eq(businesses.id, id));
}

/**
 * Gives a business, with the emails about it, to another user, who has not seen that it is theirs yet. The
 * call that created it can no longer be repeated. Callers have locked it and both users.
 */
export async function giveBusiness(
  tx: Db,
  id: number,
  to: Pick<BusinessRow, 'userId' | 'contactName' | 'feedbackEmail'>,
  now: Date,
): Promise<void> {
  await tx
    .update(businesses)
    .set({ ...to, unseenTransferAt: now, creationKey: null, updatedAt: now })
    .where(eq(businesses.id, id));
  await tx.update(outbox).set({ userId: to.userId }).where(eq(outbox.businessId, id));
  await readdressMessages(tx, [id], now);
}

/** Its owner knows that it was transferred to them. Callers have locked it. */
export async function markTransferSeen(tx: Db, id: number): Promise<void> {
  await tx.update(businesses).set({ unseenTransferAt: null }).where(eq(businesses.id, id));
}
