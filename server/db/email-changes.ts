import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { deleteInBatches } from './delete-in-batches.ts';
import { users } from './schema/accounts.ts';
import { emailChanges } from './schema/email-changes.ts';
import type { UserRow } from './users.ts';

export type EmailChangeRow = typeof emailChanges.$inferSelect;

/** Adds a change, for a user who is locked. @throws if the user has another open one */
export async function insertEmailChange(
  tx: Db,
  change: Omit<EmailChangeRow, 'id' | 'endedAs'>,
): Promise<void> {
  await tx.insert(emailChanges).values(change);
}

/** Ends a user's open change, if there is one: its link no longer works. */
export async function replaceEmailChange(tx: Db, userId: number): Promise<void> {
  await tx.update(emailChanges).set({ endedAs: 'replaced' }).where(isOpenOf(userId));
}

export async function markEmailConfirmed(tx: Db, id: number): Promise<void> {
  await tx.update(emailChanges).set({ endedAs: 'confirmed' }).where(eq(emailChanges.id, id));
}

/**
 * The change of a user that a link can confirm, or could until it expired or the sessions of that time
 * were ended (`isOutdated`).
 */
export async function findPendingEmail(
  db: Db,
  userId: number,
): Promise<(Pick<EmailChangeRow, 'email' | 'expiresAt'> & { isOutdated: boolean }) | null> {
  const { email, expiresAt, epoch } = emailChanges;
  const isOutdated = sql<boolean>`${epoch} <> ${users.sessionEpoch}`;
  const [row] = await db
    .select({ email, expiresAt, isOutdated })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(and(isOpenOf(userId), ne(email, users.email)));
  return row ?? null;
}

/** A change in any state with its user, as of the same moment: both are written together. */
export async function findEmailChange(db: Db, tokenHash: string): Promise<FoundEmailChange | null> {
  const [row] = await db
    .select({ change: emailChanges, user: users })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(eq(emailChanges.tokenHash, tokenHash));
  return row ?? null;
}

export interface FoundEmailChange {
  change: EmailChangeRow;
  user: UserRow;
}

/** Deletes changes whose links expired before this time; until then, their page can say so. */
export async function deleteExpiredEmailChanges(
  db: Db,
  before: Date,
  stopping?: AbortSignal,
): Promise<void> {
  await deleteInBatches(db, emailChanges, lt(emailChanges.expiresAt, before), stopping);
}

function isOpenOf(userId: number) {
  return and(eq(emailChanges.userId, userId), isNull(emailChanges.endedAs));
}
