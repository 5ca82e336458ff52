import { gte, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { clickUsage } from './schema/businesses.ts';

export type ClickRow = typeof clickUsage.$inferSelect;
export type ClickKind = ClickRow['kind'];

/**
 * Adds a click on a UTC day to the counts of its business and of the installation, in one statement:
 * any number at once are all counted, and both or none. The row that all share comes last, so that it
 * is locked for as short as can be.
 */
export async function addClick(
  db: Db,
  businessId: number,
  kind: ClickKind,
  day: string,
): Promise<void> {
  // PostgreSQL runs what nobody reads from after the main statement.
  await db.execute(sql`
    with installation as (
      insert into click_usage (day, kind, count) values (${day}, ${kind}, 1)
      on conflict (day, kind) do update set count = click_usage.count + 1
    )
    insert into business_counts (business_id, day, kind, count)
    values (${businessId}, ${day}, ${kind}, 1)
    on conflict (business_id, day, kind) do update set count = business_counts.count + 1`);
}

/** The installation's clicks on a UTC day and all later ones. */
export async function readClicksSince(db: Db, day: string): Promise<ClickRow[]> {
  return db.select().from(clickUsage).where(gte(clickUsage.day, day));
}
