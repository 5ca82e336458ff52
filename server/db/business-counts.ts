import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { businessCounts } from './schema/businesses.ts';

export type CountKind = (typeof businessCounts.$inferSelect)['kind'];
/** What was counted of one business on a UTC day. */
export type DayCount = Omit<typeof businessCounts.$inferSelect, 'businessId'>;

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

/** For a business of which nothing was counted on these days. */
export async function insertCounts(
  db: Db,
  businessId: number,
  counts: readonly DayCount[],
): Promise<void> {
  if (counts.length === 0) return;
  await db.insert(businessCounts).values(counts.map((one) => ({ ...one, businessId })));
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

export interface UseOfBusiness {
  businessId: number;
  kind: CountKind;
  /** Of all days. */
  total: number;
  /** The counts of the days from `firstDay` on that have any, by day. */
  recent: Record<string, number>;
}

/** How any number of businesses were used, in one statement. */
export async function readUse(
  db: Db,
  businessIds: readonly number[],
  firstDay: string,
): Promise<UseOfBusiness[]> {
  const { businessId, kind, day, count } = businessCounts;
  const recent = sql<UseOfBusiness['recent']>`
    coalesce(json_object_agg(${day}, ${count}) filter (where ${day} >= ${firstDay}), '{}')`;
  return db
    .select({ businessId, kind, total: sql`sum(${count})`.mapWith(Number), recent })
    .from(businessCounts)
    .where(inArray(businessId, [...businessIds]))
    .groupBy(businessId, kind);
}

/** What was counted for a business from a UTC day on, the oldest day first. */
export async function readCountsSince(db: Db, id: number, firstDay: string): Promise<DayCount[]> {
  const { businessId, kind, day, count } = businessCounts;
  return db
    .select({ day, kind, count })
    .from(businessCounts)
    .where(and(eq(businessId, id), gte(day, firstDay)))
    .orderBy(day);
}
