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

/**
 * Adds one draft, unless a request with the same key was counted before: both happen in one
 * statement, so a repeat that arrives at the same moment is not counted either.
 */
export async function addDraftOnce(
  db: Db,
  businessId: number,
  day: string,
  keyHash: string,
): Promise<void> {
  await db.execute(sql`
    with fresh as (
      insert into draft_requests (key_hash) values (${keyHash}) on conflict do nothing returning 1
    )
    insert into business_counts (business_id, day, kind, count)
    select ${businessId}, ${day}, 'draft', 1 from fresh
    on conflict (business_id, day, kind) do update set count = business_counts.count + 1`);
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
