import { and, desc, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { isPresentBusiness } from './presence.ts';
import { businesses } from './schema/businesses.ts';
import { logoPrints, posters } from './schema/posters.ts';

/** A logo in print resolution. */
export type Print = Omit<typeof logoPrints.$inferSelect, 'createdAt'>;

/** What an owner chose; null for what our defaults decide. */
export type PosterChoices = Pick<
  typeof posters.$inferSelect,
  'kind' | 'paper' | 'color' | 'sentence'
>;

export async function findPosterChoices(db: Db, businessId: number): Promise<PosterChoices | null> {
  const { kind, paper, color, sentence } = posters;
  const [row] = await db
    .select({ kind, paper, color, sentence })
    .from(posters)
    .where(eq(posters.businessId, businessId));
  return row ?? null;
}

/** What is printed of a business's logo. @param logoHash the logo that it has now */
export async function findPrint(
  db: Db,
  businessId: number,
  logoHash: string,
): Promise<Print | null> {
  const { hash, bytes, color } = logoPrints;
  const [row] = await db
    .select({ hash, logoHash: logoPrints.logoHash, bytes, color })
    .from(posters)
    .innerJoin(logoPrints, eq(logoPrints.hash, posters.printHash))
    .where(and(eq(posters.businessId, businessId), eq(logoPrints.logoHash, logoHash)));
  return row ?? null;
}

/**
 * What is printed of a logo that a user's businesses show: null if none of them shows it, `print` null if
 * it has not been printed since originals are kept.
 */
export async function findOwnPrint(
  db: Db,
  userId: number,
  logoHash: string,
): Promise<{ print: Print | null } | null> {
  const { hash, bytes, color } = logoPrints;
  const [row] = await db
    .select({ print: { hash, logoHash: logoPrints.logoHash, bytes, color } })
    .from(businesses)
    .leftJoin(posters, eq(posters.businessId, businesses.id))
    .leftJoin(
      logoPrints,
      and(eq(logoPrints.hash, posters.printHash), eq(logoPrints.logoHash, logoHash)),
    )
    .where(and(eq(businesses.userId, userId), eq(businesses.logoHash, logoHash), isPresentBusiness))
    .orderBy(isNull(logoPrints.hash), desc(businesses.id))
    .limit(1);
  return row ?? null;
}

export async function savePosterChoices(
  tx: Db,
  businessId: number,
  choices: PosterChoices,
): Promise<void> {
  await tx
    .insert(posters)
    .values({ businessId, ...choices })
    .onConflictDoUpdate({ target: posters.businessId, set: choices });
}

/**
 * Stores what is printed of a business's logo. Like `insertLogo`, storing it again resets its age and locks
 * it until the transaction ends.
 */
export async function insertPrint(tx: Db, businessId: number, print: Print): Promise<void> {
  await tx
    .insert(logoPrints)
    .values(print)
    .onConflictDoUpdate({
      target: logoPrints.hash,
      set: { createdAt: sql`excluded.created_at` },
    });
  const { hash: printHash } = print;
  await tx
    .insert(posters)
    .values({ businessId, printHash })
    .onConflictDoUpdate({ target: posters.businessId, set: { printHash } });
}

/** Of a business that has no logo anymore. */
export async function forgetPrint(tx: Db, businessId: number): Promise<void> {
  await tx.update(posters).set({ printHash: null }).where(eq(posters.businessId, businessId));
}

/**
 * Deletes what no business prints, in two statements like `deleteOrphanLogos`.
 * @param among the time before which it was last stored, or the hashes of logos
 */
export async function deleteOrphanPrints(db: Db, among: Date | readonly string[]): Promise<void> {
  const meant =
    among instanceof Date
      ? lt(logoPrints.createdAt, among)
      : inArray(logoPrints.logoHash, [...among]);
  const orphan = and(
    meant,
    notExists(db.select().from(posters).where(eq(posters.printHash, logoPrints.hash))),
  );
  await db.transaction(async (tx) => {
    const locked = await tx
      .select({ hash: logoPrints.hash })
      .from(logoPrints)
      .where(orphan)
      .orderBy(logoPrints.hash)
      .for('update');
    const hashes = locked.map(({ hash }) => hash);
    if (hashes.length > 0)
      await tx.delete(logoPrints).where(and(inArray(logoPrints.hash, hashes), orphan));
  });
}
