import { eq, sql } from 'drizzle-orm';
import type { CountKind } from '../db/business-counts.ts';
import type { Db } from '../db/client.ts';
import { businessCounts } from '../db/schema/businesses.ts';

/** The totals of a business over all days, by kind. */
export async function sumCounts(db: Db, businessId: number): Promise<Record<CountKind, number>> {
  const rows = await db
    .select({ kind: businessCounts.kind, total: sql<number>`sum(${businessCounts.count})::int` })
    .from(businessCounts)
    .where(eq(businessCounts.businessId, businessId))
    .groupBy(businessCounts.kind);
  const none = { draft: 0, google_click: 0, facebook_click: 0 };
  return rows.reduce((sums, { kind, total }) => ({ ...sums, [kind]: total }), none);
}
