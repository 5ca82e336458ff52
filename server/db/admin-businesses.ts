import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { users } from './schema/accounts.ts';
import { businesses } from './schema/businesses.ts';

export type AdminBusinessRow = Awaited<ReturnType<typeof findBusinessesAsAdmin>>[number];

/**
 * The businesses with these ids that exist, in any order, each with its owner and its number of keyword
 * phrases.
 */
export async function findBusinessesAsAdmin(db: Db, ids: number[]) {
  return db
    .select({
      id: businesses.id,
      slug: businesses.slug,
      name: businesses.name,
      city: businesses.city,
      state: businesses.state,
      isActive: businesses.isActive,
      suspendedAt: businesses.suspendedAt,
      suspendedReason: businesses.suspendedReason,
      reviewUrl: businesses.reviewUrl,
      facebookUrl: businesses.facebookUrl,
      user: { id: users.id, name: users.name, email: users.email, isActive: users.isActive },
      categories: sql<number>`cardinality(${businesses.categories})`,
      keywords: sql<number>`jsonb_array_length(${businesses.keywords})`,
      createdAt: businesses.createdAt,
    })
    .from(businesses)
    .innerJoin(users, eq(users.id, businesses.userId))
    .where(inArray(businesses.id, ids));
}
