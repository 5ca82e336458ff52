import { gte, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { clickUsage } from './schema/businesses.ts';

export type ClickRow = typeof clickUsage.$inferSelect;
export type ClickKind = ClickRow['kind'];

/**
 * Adds a click on a UTC day to the counts of its business and of the installation. A single statement: no
 * concurrent click is lost, and either both counts change or neither. The row that all businesses share is
 * updated last, to hold its lock for the shortest time.
 */
export async function addClick(
  db: Db,
  businessId: number,
  kind: ClickKind,
  day: string,
): Promise<void> {
  // PostgreSQL runs a CTE that nothing reads from after the main statement.
  await db.execute(sql`
    with installation as (
      insert into click_usage (day, kind, count) values (${day}, ${kind}, 1)
      on conflict (day, kind) do update set count = click_usage.count + 1
    )
    insert into business_counts (business_id, day, kind, count)
    values (${businessId}, ${day}, ${kind}, 1)
    on conflict (business_id, day, kind) do update set count = business_counts.count + 1`);
}

/** The installation's clicks from a UTC day on. */
export async function readClicksSince(db: Db, day: string): Promise<ClickRow[]> {
  return db.select().from(clickUsage).where(gte(clickUsage.day, day));
}
