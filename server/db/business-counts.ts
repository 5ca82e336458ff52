import { sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { businessCounts } from './schema.ts';

export type CountKind = (typeof businessCounts.$inferSelect)['kind'];

/**
 * Adds one for a UTC day (`2026-11-21`). One statement, so that any number at once are all counted.
 */
export async function addCount(
  db: Db,
  businessId: number,
  kind: CountKind,
  day: string,
): Promise<void> {
  await db
    .insert(businessCounts)
    .values({ businessId, kind, day, count: 1 })
    .onConflictDoUpdate({
      target: [businessCounts.businessId, businessCounts.day, businessCounts.kind],
      set: { count: sql`${businessCounts.count} + 1` },
    });
}

/** All that was ever counted for a business, by kind. */
export async function sumCounts(db: Db, businessId: number): Promise<Record<CountKind, number>> {
  const rows = await db
    .select({ kind: businessCounts.kind, total: sql<number>`sum(${businessCounts.count})::int` })
    .from(businessCounts)
    .where(sql`${businessCounts.businessId} = ${businessId}`)
    .groupBy(businessCounts.kind);
  const none = { draft: 0, google_click: 0, facebook_click: 0 };
  return rows.reduce((sums, { kind, total }) => ({ ...sums, [kind]: total }), none);
}
