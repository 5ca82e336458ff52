import { and, eq, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { users } from './schema.ts';
import { searchText } from './search-text.ts';

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

export async function countUsers(db: Db): Promise<number> {
  return db.$count(users);
}

/** Lets nobody else write users until the transaction ends. */
export async function lockUsers(tx: Db): Promise<void> {
  await tx.execute(sql`lock table users in share row exclusive mode`);
}

/** Makes the verified account of an address an admin; null where there is none or it is one already. */
export async function promoteToAdmin(db: Db, email: string): Promise<number | null> {
  const [row] = await db
    .update(users)
    .set({ isAdmin: true })
    .where(and(eq(users.email, email), eq(users.emailVerified, true), eq(users.isAdmin, false)))
    .returning({ id: users.id });
  return row?.id ?? null;
}
