import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { businessCounts } from './schema/businesses.ts';

export type CountKind = (typeof businessCounts.$inferSelect)['kind'];
/** The counts of one business on one UTC day. */
export type DayCount = Omit<typeof businessCounts.$inferSelect, 'businessId'>;

/**
 * Adds one for a UTC day (`2026-11-21`). A single statement, so no concurrent count is lost: await it, or
 * run it with others (`writeTogether`).
 */
export function addCount(db: Db, businessId: number, kind: CountKind, day: string) {
  return db
    .insert(businessCounts)
    .values({ businessId, kind, day, count: 1 })
    .onConflictDoUpdate({
      target: [businessCounts.businessId, businessCounts.day, businessCounts.kind],
      set: { count: sql`${businessCounts.count} + 1` },
    });
}

/** For a business without any counts on these days. */
export async function insertCounts(
  db: Db,
  businessId: number,
  counts: readonly DayCount[],
): Promise<void> {
  if (counts.length === 0) return;
  await db.insert(businessCounts).values(counts.map((one) => ({ ...one, businessId })));
}

/** The totals of a business over all days, by kind. */
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
  /** Over all days. */
  total: number;
  /** Counts by day, from `firstDay` on; days without any are missing. */
  recent: Record<string, number>;
}

/** The usage of any number of businesses, in one statement. */
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

/** The counts of a business from a UTC day on, oldest day first. */
export async function readCountsSince(db: Db, id: number, firstDay: string): Promise<DayCount[]> {
  const { businessId, kind, day, count } = businessCounts;
  return db
    .select({ day, kind, count })
    .from(businessCounts)
    .where(and(eq(businessId, id), gte(day, firstDay)))
    .orderBy(day);
}
