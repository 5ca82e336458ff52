import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { isPresentUser } from './presence.ts';
import { perClient } from './per-client.ts';
import { emailChallenges, users } from './schema/accounts.ts';
import { searchText } from '../../contract/search-text.ts';

export type UserRow = typeof users.$inferSelect;
type NewUser = Omit<typeof users.$inferInsert, 'searchText' | 'id'>;

export async function insertUser(db: Db, user: NewUser): Promise<UserRow> {
  const [row] = await db
    .insert(users)
    .values({ ...user, searchText: searchText(user.name, user.email) })
    .returning();
  if (!row) throw new Error('The database returned no user after inserting one.');
  return row;
}

/**
 * The user with this address, locked until the transaction ends. Adds an unverified one without a password
 * if there is none.
 */
export async function lockOrAddUser(
  db: Db,
  added: { email: string; name: string; createdAt: Date },
): Promise<UserRow> {
  const { email, name } = added;
  await db
    .insert(users)
    .values({ ...added, searchText: searchText(name, email) })
    .onConflictDoNothing({ target: users.email });
  // Maintenance may have deleted an existing one between the two statements.
  return (await lockUserByEmail(db, email)) ?? lockOrAddUser(db, added);
}

/** The user with this address, deleted or not; other callers wait until the transaction ends. */
export async function lockUserByEmail(tx: Db, email: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.email, email)).for('no key update');
  return row ?? null;
}

/** Prevents a user's deletion until the transaction ends; false if the user has been deleted. */
export async function lockUserAgainstDeletion(tx: Db, id: number): Promise<boolean> {
  const held = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isPresentUser))
    .for('share');
  return held.length > 0;
}

/** Locks a user until the transaction ends, to serialize writes of what belongs to the user. */
export async function lockUser(tx: Db, id: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
}

const byEmail = perClient((db) =>
  db
    .select()
    .from(users)
    .where(and(eq(users.email, sql.placeholder('email')), isPresentUser))
    .prepare('user_by_email'),
);

/** @param email in lowercase. */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [row] = await byEmail(db).execute({ email });
  return row ?? null;
}

/** Like `findUserByEmail`, deleted or not. */
export async function findUserByEmailInAnyState(db: Db, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

export async function findUserById(db: Db, id: number): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isPresentUser));
  return row ?? null;
}

/** Like `findUserById`, deleted or not. */
export async function findUserInAnyState(db: Db, id: number): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

const signingIn = perClient((db) => {
  const newestAttempt = db
    .select({ hash: emailChallenges.pendingPasswordHash })
    .from(emailChallenges)
    .where(and(eq(emailChallenges.userId, users.id), eq(emailChallenges.purpose, 'verify')))
    .orderBy(desc(emailChallenges.id))
    .limit(1);
  return db
    .select({ user: users, pendingPasswordHash: sql<string | null>`(${newestAttempt})` })
    .from(users)
    .where(eq(users.email, sql.placeholder('email')))
    .prepare('user_signing_in');
});

/** The user with this address in any state, and the password hash from the newest registration. */
export async function findUserSigningIn(
  db: Db,
  email: string,
): Promise<{ user: UserRow; pendingPasswordHash: string | null } | null> {
  const [row] = await signingIn(db).execute({ email });
  return row ?? null;
}

/** Completes a registration: the account can now be signed in to. Null if it cannot be verified. */
export async function verifyUser(
  db: Db,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  { name, passwordHash }: { name: string; passwordHash: string },
): Promise<UserRow | null> {
  const [row] = await db
    .update(users)
    .set({ name, passwordHash, emailVerified: true, searchText: searchText(name, email) })
    .where(and(eq(users.id, id), eq(users.emailVerified, false), eq(users.isActive, true)))
    .returning();
  return row ?? null;
}

/**
 * Sets a new password, which verifies the address and ends every session. Null if the account is gone or
 * deactivated.
 */
export async function changePassword(
  db: Db,
  id: number,
  passwordHash: string,
  now: Date,
): Promise<UserRow | null> {
  const [row] = await db
    .update(users)
    .set({
      passwordHash,
      passwordChangedAt: now,
      emailVerified: true,
      sessionEpoch: sql`${users.sessionEpoch} + 1`,
    })
    .where(and(eq(users.id, id), eq(users.isActive, true)))
    .returning();
  return row ?? null;
}

/** Ends every session of a user. */
export async function raiseEpoch(tx: Db, id: number): Promise<void> {
  await tx
    .update(users)
    .set({ sessionEpoch: sql`${users.sessionEpoch} + 1` })
    .where(eq(users.id, id));
}

/** From now on, sessions need two steps: those that began with one are over. */
export async function beginTwoSteps(tx: Db, id: number, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ sessionEpoch: sql`${users.sessionEpoch} + 1`, twoStepSince: now })
    .where(eq(users.id, id));
}

/** Stores a new hash of the same password, unless the password has changed in the meantime. */
export async function replacePasswordHash(
  db: Db,
  id: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash: to })
    .where(and(eq(users.id, id), eq(users.passwordHash, from)));
}

/** Deactivates an active account that is not an admin's, and ends its sessions. Null if there is none. */
export async function deactivateUser(db: Db, id: number, now: Date): Promise<UserRow | null> {
  const [row] = await db
    .update(users)
    .set({ isActive: false, deactivatedAt: now, sessionEpoch: sql`${users.sessionEpoch} + 1` })
    .where(and(eq(users.id, id), eq(users.isActive, true), eq(users.isAdmin, false)))
    .returning();
  return row ?? null;
}

/** Reactivates an account, or deactivates it and ends its sessions. Callers have locked it. */
export async function setUserActive(
  tx: Db,
  id: number,
  isActive: boolean,
  now: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({
      isActive,
      deactivatedAt: isActive ? null : now,
      ...(!isActive && { sessionEpoch: sql`${users.sessionEpoch} + 1` }),
    })
    .where(eq(users.id, id));
}

/** Deletes everything that refers to the user too; logos stay. */
export async function deleteUserRow(tx: Db, id: number): Promise<void> {
  await tx.delete(users).where(eq(users.id, id));
}

export async function countUsers(db: Db): Promise<number> {
  return db.$count(users);
}

/** Blocks other writes to users until the transaction ends. */
export async function lockUsers(tx: Db): Promise<void> {
  await tx.execute(sql`lock table users in share row exclusive mode`);
}
