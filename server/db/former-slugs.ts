import { eq } from 'drizzle-orm';
import { searchText } from '../../contract/search-text.ts';
import type { BusinessRow } from './businesses.ts';
import type { Db } from './client.ts';
import { retireSlugs } from './retired-slugs.ts';
import { businesses, formerSlugs } from './schema/businesses.ts';

/**
 * Gives a business the slug that its owner chose. Its temporary one keeps leading to it, and never to
 * another business. Once only: call it with the row locked.
 * @throws DrizzleQueryError if another business has the slug (`isDuplicate`)
 */
export async function replaceTemporarySlug(
  tx: Db,
  business: BusinessRow,
  slug: string,
  updatedAt: Date,
): Promise<BusinessRow> {
  const { id, name, city, state, slug: former } = business;
  if (former !== null && former !== slug) {
    await retireSlugs(tx, [former]);
    await tx.insert(formerSlugs).values({ slug: former, businessId: id });
  }
  const [row] = await tx
    .update(businesses)
    .set({
      slug,
      hasTemporarySlug: false,
      searchText: searchText(name, slug, city, state),
      updatedAt,
    })
    .where(eq(businesses.id, id))
    .returning();
  if (!row) throw new Error('The database returned no business after changing its slug.');
  return row;
}

/** The slug of the business that had this temporary one; null if none had. */
export async function findSlugAfter(db: Db, former: string): Promise<string | null> {
  const [row] = await db
    .select({ slug: businesses.slug })
    .from(formerSlugs)
    .innerJoin(businesses, eq(businesses.id, formerSlugs.businessId))
    .where(eq(formerSlugs.slug, former));
  return row?.slug ?? null;
}
