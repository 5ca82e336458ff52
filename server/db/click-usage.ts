import { gte, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { combineIncrements } from './combined-increments.ts';
import { prepared } from './prepared.ts';
import { clickUsage } from './schema/businesses.ts';

export type ClickRow = typeof clickUsage.$inferSelect;
export type ClickKind = ClickRow['kind'];

const increment = prepared(() => combineIncrements());

/**
 * Adds a click on a UTC day to the counts of its business and of the installation; resolves once it is
 * committed. Concurrent clicks on the same link share a statement.
 */
export function addClick(db: Db, businessId: number, kind: ClickKind, day: string): Promise<void> {
  return increment(db)(`${businessId} ${kind} ${day}`, (clicks) =>
    addClicks(db, { businessId, kind, day }, clicks),
  );
}

/**
 * A single statement: no concurrent click is lost, and either both counts change or neither. The row that
 * all businesses share is updated last, to hold its lock for the shortest time.
 */
async function addClicks(
  db: Db,
  { businessId, kind, day }: { businessId: number; kind: ClickKind; day: string },
  clicks: number,
): Promise<void> {
  // PostgreSQL runs a CTE that nothing reads from after the main statement.
  await db.execute(sql`
    with installation as (
      insert into click_usage (day, kind, count) values (${day}, ${kind}, ${clicks})
      on conflict (day, kind) do update set count = click_usage.count + excluded.count
    )
    insert into business_counts (business_id, day, kind, count)
    values (${businessId}, ${day}, ${kind}, ${clicks})
    on conflict (business_id, day, kind) do update set count = business_counts.count + excluded.count`);
}

/** The installation's clicks from a UTC day on. */
export async function readClicksSince(db: Db, day: string): Promise<ClickRow[]> {
  return db.select().from(clickUsage).where(gte(clickUsage.day, day));
}
