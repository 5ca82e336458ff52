import { and, eq, gte, inArray, sql, type SQLWrapper } from 'drizzle-orm';
import type { Db } from './client.ts';
import { addingHoursAndTags, type CountOfBusiness, type UtcHour } from './hour-counts.ts';
import { businessCounts } from './schema/businesses.ts';

export type CountKind = (typeof businessCounts.$inferSelect)['kind'];
/** The counts of one business on one UTC day. */
export type DayCount = Omit<typeof businessCounts.$inferSelect, 'businessId'>;

/**
 * Adds to the count of a UTC day (`2026-11-21`). A single statement, so no concurrent count is lost: await
 * it, or run it with others (`writeTogether`).
 */
export function addCount(db: Db, businessId: number, kind: CountKind, day: string, count = 1) {
  return db
    .insert(businessCounts)
    .values({ businessId, kind, day, count })
    .onConflictDoUpdate({
      target: [businessCounts.businessId, businessCounts.day, businessCounts.kind],
      set: { count: sql`${businessCounts.count} + excluded.count` },
    });
}

/**
 * The statements that add drafts to the counts of those businesses that exist, for `writeTogether` after
 * `addingUsage`: in the same order as drafts that are counted at once, to prevent deadlocks.
 */
export function addingDraftCounts(hour: UtcHour, added: readonly CountOfBusiness[]): SQLWrapper[] {
  if (added.length === 0) return [];
  const counted = sql`
    insert into business_counts (business_id, day, kind, count)
    select businesses.id, ${hour.day}::date, 'draft', sum(added.count)
    from unnest(
      ${sql.param(added.map(({ businessId }) => businessId))}::int[],
      ${sql.param(added.map(({ count }) => count))}::int[]
    ) as added (business_id, count)
    join businesses on businesses.id = added.business_id
    group by businesses.id order by businesses.id
    on conflict (business_id, day, kind) do update
    set count = business_counts.count + excluded.count`;
  return [counted, ...addingHoursAndTags('draft', hour, added)];
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
