import { and, eq, notExists, sql } from 'drizzle-orm';
import { searchText } from '../../contract/search-text.ts';
import type { Db } from './client.ts';
import { users } from './schema/accounts.ts';
import { businesses } from './schema/businesses.ts';
import { isDuplicate } from './statement-error.ts';
import type { UserRow } from './users.ts';

/** @param user locked, since the search text is made of both. */
export async function setUserName(
  tx: Db,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  name: string,
): Promise<UserRow | null> {
  const [row] = await tx
    .update(users)
    .set({ name, searchText: searchText(name, email) })
    .where(eq(users.id, id))
    .returning();
  return row ?? null;
}

/**
 * Gives a locked user another address, which ends every session. Null if another account has it: the
 * transaction then continues without this statement.
 */
export async function setUserEmail(
  tx: Db,
  { id, name }: Pick<UserRow, 'id' | 'name'>,
  email: string,
): Promise<UserRow | null> {
  const change = {
    email,
    searchText: searchText(name, email),
    sessionEpoch: sql`${users.sessionEpoch} + 1`,
  };
  try {
    // In a savepoint: somebody may be registering the address at this moment.
    const [row] = await tx.transaction((inner) =>
      inner.update(users).set(change).where(eq(users.id, id)).returning(),
    );
    return row ?? null;
  } catch (error) {
    if (isDuplicate(error)) return null;
    throw error;
  }
}

/**
 * Deletes the account with this address if nobody has ever verified it: a registration that is still
 * waiting for its code, perhaps a stranger's. The person who can read that email decides what happens to it.
 */
export async function deleteUnverifiedUser(tx: Db, email: string): Promise<void> {
  const owned = tx.select().from(businesses).where(eq(businesses.userId, users.id));
  await tx
    .delete(users)
    .where(
      and(
        eq(users.email, email),
        eq(users.emailVerified, false),
        eq(users.isActive, true),
        eq(users.isAdmin, false),
        notExists(owned),
      ),
    );
}
