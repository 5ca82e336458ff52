import { and, eq, gt, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { deleteInBatches } from './delete-in-batches.ts';
import { isPresentBusiness } from './presence.ts';
import { users } from './schema/accounts.ts';
import { businesses } from './schema/businesses.ts';
import { addressConfirmations, confirmedAddresses } from './schema/feedback-addresses.ts';

export type ConfirmationRow = typeof addressConfirmations.$inferSelect;

/** A business's feedback address as addresses are compared: in lowercase. */
const address = sql<string>`lower(${businesses.feedbackEmail})`;

/**
 * Whether feedback goes to the business's own address: the account's verified address needs no
 * confirmation. For queries that join `users` to `businesses`.
 */
const isConfirmed = sql<boolean>`(${businesses.feedbackEmail} is not null and (
  (${address} = ${users.email} and ${users.emailVerified}) or exists (
    select from ${confirmedAddresses} where ${confirmedAddresses.userId} = ${businesses.userId}
      and ${confirmedAddresses.email} = ${address})))`;

/** Where a business's feedback goes, for queries that join `users` to `businesses`. */
export const feedbackColumns = {
  feedbackEmail: businesses.feedbackEmail,
  ownerEmail: users.email,
  isConfirmed,
  /** The account's address, until the business's own one is confirmed. */
  goesTo: sql<string>`case when ${isConfirmed} then ${businesses.feedbackEmail} else ${users.email} end`,
  /** When the last unused link that can confirm the address expires; null if there is none. */
  linkUntil: sql<Date | null>`(select max(${addressConfirmations.expiresAt})
    from ${addressConfirmations} where ${addressConfirmations.userId} = ${businesses.userId}
      and ${addressConfirmations.email} = ${address}
      and ${addressConfirmations.usedAt} is null)`.mapWith(addressConfirmations.expiresAt),
};

/**
 * Where a business's feedback goes, and what the emails about it say. For businesses that were found before,
 * and for emails that are being sent, whatever becomes of the business meanwhile.
 */
export async function findFeedbackRecipient(db: Db, businessId: number) {
  const [row] = await db
    .select({
      ...feedbackColumns,
      businessName: businesses.name,
      nickname: businesses.nickname,
      city: businesses.city,
      state: businesses.state,
      slug: businesses.slug,
      contactName: businesses.contactName,
      ownerId: users.id,
      ownerName: users.name,
      ownerIsActive: users.isActive,
    })
    .from(businesses)
    .innerJoin(users, eq(users.id, businesses.userId))
    .where(eq(businesses.id, businessId));
  return row ?? null;
}

export type FeedbackRecipient = NonNullable<Awaited<ReturnType<typeof findFeedbackRecipient>>>;

/** A user's businesses whose feedback address this is, locked; by id. */
export async function lockBusinessesWithAddress(
  tx: Db,
  userId: number,
  email: string,
): Promise<{ id: number; name: string }[]> {
  return tx
    .select({ id: businesses.id, name: businesses.name })
    .from(businesses)
    .where(and(eq(businesses.userId, userId), eq(address, email), isPresentBusiness))
    .orderBy(businesses.id)
    .for('no key update');
}

/** The name of one of a user's businesses whose feedback address this is; null if there is none. */
export async function findBusinessNameByAddress(db: Db, userId: number, email: string) {
  const [row] = await db
    .select({ name: businesses.name })
    .from(businesses)
    .where(and(eq(businesses.userId, userId), eq(address, email), isPresentBusiness))
    .orderBy(businesses.id)
    .limit(1);
  return row?.name ?? null;
}

export async function isAddressConfirmed(db: Db, userId: number, email: string): Promise<boolean> {
  return (await db.$count(confirmedAddresses, isOf(confirmedAddresses, userId, email))) > 0;
}

/** @param email in lowercase. */
export async function insertConfirmedAddress(
  tx: Db,
  userId: number,
  email: string,
  now: Date,
): Promise<void> {
  await tx
    .insert(confirmedAddresses)
    .values({ userId, email, confirmedAt: now })
    .onConflictDoNothing();
}

/**
 * Lets feedback that went to the account's old address follow the account to its new one: setup fills in the
 * account's address, so hardly anyone chose it for the businesses alone. The account is locked.
 * @param from in lowercase
 */
export async function moveFeedbackAddress(
  tx: Db,
  userId: number,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<void> {
  const named = and(eq(businesses.userId, userId), eq(address, from));
  await tx
    .select({ id: businesses.id })
    .from(businesses)
    .where(named)
    .orderBy(businesses.id)
    .for('no key update');
  await tx.update(businesses).set({ feedbackEmail: to, updatedAt: now }).where(named);
  await tx.delete(confirmedAddresses).where(isOf(confirmedAddresses, userId, from));
}

/** Deletes a user's confirmed address unless one of the user's businesses, deleted or not, uses it. */
export async function deleteUnusedAddress(tx: Db, userId: number, email: string): Promise<void> {
  const using = tx
    .select()
    .from(businesses)
    .where(and(eq(businesses.userId, userId), eq(address, email)));
  await tx
    .delete(confirmedAddresses)
    .where(and(isOf(confirmedAddresses, userId, email), notExists(using)));
}

type NewConfirmation = Pick<
  ConfirmationRow,
  'userId' | 'email' | 'tokenHash' | 'createdAt' | 'expiresAt'
>;

/** @returns its id */
export async function insertConfirmation(tx: Db, confirmation: NewConfirmation): Promise<number> {
  const [row] = await tx
    .insert(addressConfirmations)
    .values(confirmation)
    .returning({ id: addressConfirmations.id });
  if (!row) throw new Error('The database returned no confirmation after inserting one.');
  return row.id;
}

export async function findConfirmation(db: Db, tokenHash: string): Promise<ConfirmationRow | null> {
  const [row] = await db
    .select()
    .from(addressConfirmations)
    .where(eq(addressConfirmations.tokenHash, tokenHash));
  return row ?? null;
}

/** Whether an emailed link can still be used. */
export async function isConfirmationOpen(db: Db, id: number, now: Date): Promise<boolean> {
  const isOpen = and(
    eq(addressConfirmations.id, id),
    isNull(addressConfirmations.usedAt),
    gt(addressConfirmations.expiresAt, now),
  );
  return (await db.$count(addressConfirmations, isOpen)) > 0;
}

export async function markConfirmationUsed(tx: Db, id: number, now: Date): Promise<void> {
  await tx.update(addressConfirmations).set({ usedAt: now }).where(eq(addressConfirmations.id, id));
}

/** Ends every link that was emailed for a user's businesses. */
export async function deleteConfirmationsOf(tx: Db, userId: number): Promise<void> {
  await tx.delete(addressConfirmations).where(eq(addressConfirmations.userId, userId));
}

/** Deletes links that expired before this time; until then, their page can say so. */
export async function deleteExpiredConfirmations(
  db: Db,
  before: Date,
  stopping?: AbortSignal,
): Promise<void> {
  await deleteInBatches(
    db,
    addressConfirmations,
    lt(addressConfirmations.expiresAt, before),
    stopping,
  );
}

function isOf(
  table: typeof confirmedAddresses | typeof addressConfirmations,
  userId: number,
  email: string,
) {
  return and(eq(table.userId, userId), eq(table.email, email));
}
