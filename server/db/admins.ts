import { and, eq, or } from 'drizzle-orm';
import type { Db } from './client.ts';
import { isPresentUser } from './presence.ts';
import { users } from './schema/accounts.ts';
import type { UserRow } from './users.ts';

/** Makes the verified account with this address an admin; null if there is none or it already is one. */
export async function promoteToAdmin(db: Db, email: string): Promise<number | null> {
  const [row] = await db
    .update(users)
    .set({ isAdmin: true })
    .where(
      and(
        eq(users.email, email),
        eq(users.emailVerified, true),
        eq(users.isAdmin, false),
        isPresentUser,
      ),
    )
    .returning({ id: users.id });
  return row?.id ?? null;
}

/** Removes an admin's rights; their sessions continue without them. */
export async function demoteAdmin(db: Db, id: number): Promise<void> {
  await db.update(users).set({ isAdmin: false }).where(eq(users.id, id));
}

export async function listAdmins(db: Db): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(and(eq(users.isAdmin, true), isPresentUser))
    .orderBy(users.email);
}

/**
 * All admins, deleted ones too, locked so that none can be removed until the transaction ends.
 * @param alsoId one more user, locked in the same way.
 */
export async function lockAdmins(tx: Db, alsoId?: number): Promise<UserRow[]> {
  return tx
    .select()
    .from(users)
    .where(or(eq(users.isAdmin, true), alsoId === undefined ? undefined : eq(users.id, alsoId)))
    .orderBy(users.id) // the same order everywhere, to prevent deadlocks
    .for('update');
}
