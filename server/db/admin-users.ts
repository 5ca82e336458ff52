import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from './client.ts';
import { isPresentUser } from './presence.ts';
import { users } from './schema/accounts.ts';
import { userListings } from './schema/listings.ts';

/** What admins see of a user; no password hash. */
const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  isAdmin: users.isAdmin,
  isActive: users.isActive,
  emailVerified: users.emailVerified,
  businesses: userListings.businesses,
  createdAt: users.createdAt,
  deletedAt: users.deletedAt,
};

export type AdminUserRow = Awaited<ReturnType<typeof readUsers>>[number];

/** The users with these ids, deleted or not, in any order. */
export async function findUsersAsAdmin(db: Db, ids: number[]): Promise<AdminUserRow[]> {
  return readUsers(db, inArray(users.id, ids));
}

export async function findUserAsAdmin(db: Db, id: number): Promise<AdminUserRow | null> {
  const [row] = await readUsers(db, and(eq(users.id, id), isPresentUser));
  return row ?? null;
}

function readUsers(db: Db, condition: SQL | undefined) {
  return db
    .select(columns)
    .from(users)
    .innerJoin(userListings, eq(userListings.id, users.id))
    .where(condition);
}
