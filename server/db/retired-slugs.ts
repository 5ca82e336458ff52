import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { Db } from './client.ts';
import { retiredSlugs } from './schema/businesses.ts';

/**
 * Retires the slugs of deleted businesses: they are printed in QR codes, which must not lead to another
 * business. Only hashes are stored, since deleted users are forgotten.
 */
export async function retireSlugs(tx: Db, slugs: readonly string[]): Promise<void> {
  if (slugs.length === 0) return;
  const rows = slugs.map((slug) => ({ slugHash: hashOf(slug) }));
  await tx.insert(retiredSlugs).values(rows).onConflictDoNothing();
}

/** Those of the slugs that belonged to a deleted business. */
export async function findRetiredSlugs(db: Db, slugs: readonly string[]): Promise<string[]> {
  const rows = await db
    .select()
    .from(retiredSlugs)
    .where(inArray(retiredSlugs.slugHash, slugs.map(hashOf)));
  const retired = new Set(rows.map(({ slugHash }) => slugHash));
  return slugs.filter((slug) => retired.has(hashOf(slug)));
}

function hashOf(slug: string): string {
  return createHash('sha256').update(slug).digest('hex');
}
