import { and, eq, exists, inArray, lt, notExists, or, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { deleteOrphanPrints } from './posters.ts';
import { isPresentBusiness } from './presence.ts';
import { businesses, logos } from './schema/businesses.ts';

export async function findLogo(db: Db, hash: string): Promise<Buffer | null> {
  const [row] = await db.select({ bytes: logos.bytes }).from(logos).where(eq(logos.hash, hash));
  return row?.bytes ?? null;
}

/**
 * A logo for people: null if all businesses that show it are deleted, even if not yet for good. One that no
 * business shows anymore is there until maintenance deletes it, for pages that are still open.
 */
export async function findShownLogo(db: Db, hash: string): Promise<Buffer | null> {
  const isShown = eq(businesses.logoHash, logos.hash);
  const shown = db.select().from(businesses).where(isShown);
  const present = db.select().from(businesses).where(and(isShown, isPresentBusiness));
  const [row] = await db
    .select({ bytes: logos.bytes })
    .from(logos)
    .where(and(eq(logos.hash, hash), or(exists(present), notExists(shown))));
  return row?.bytes ?? null;
}

/** Stores equal pictures in one row. Storing resets its age and locks it until the transaction ends. */
export async function insertLogo(db: Db, hash: string, bytes: Buffer): Promise<void> {
  await db
    .insert(logos)
    .values({ hash, bytes })
    .onConflictDoUpdate({
      target: logos.hash,
      set: { createdAt: sql`excluded.created_at` },
    });
}

/** Uses a stored logo again, as `insertLogo` does. @returns false if it has been deleted */
export async function renewLogo(db: Db, hash: string): Promise<boolean> {
  const { rowCount } = await db
    .update(logos)
    .set({ createdAt: sql`now()` })
    .where(eq(logos.hash, hash));
  return rowCount === 1;
}

/**
 * Deletes logos that no business shows, and what is printed of them. Two statements: the first waits for
 * transactions that are storing one of them, and the second sees what they wrote.
 * @param among the time before which they were last stored, or the hashes that may have become unused.
 */
export async function deleteOrphanLogos(db: Db, among: Date | readonly string[]): Promise<void> {
  const meant =
    among instanceof Date ? lt(logos.createdAt, among) : inArray(logos.hash, [...among]);
  const orphan = and(
    meant,
    notExists(db.select().from(businesses).where(eq(businesses.logoHash, logos.hash))),
  );
  await db.transaction(async (tx) => {
    const locked = await tx
      .select({ hash: logos.hash })
      .from(logos)
      .where(orphan)
      .orderBy(logos.hash)
      .for('update');
    if (locked.length === 0) return;
    await tx.delete(logos).where(
      and(
        inArray(
          logos.hash,
          locked.map(({ hash }) => hash),
        ),
        orphan,
      ),
    );
  });
  // After the logos, as where a new logo is stored: both lock in the same order.
  await deleteOrphanPrints(db, among);
}
