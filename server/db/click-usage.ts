import { gte, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from './client.ts';
import { combineIncrements, totalOf, type Increments } from './combined-increments.ts';
import { addingHours, addingTags, type UtcHour } from './hour-counts.ts';
import { perClient } from './per-client.ts';
import { clickUsage, clickUsageShards } from './schema/businesses.ts';
import { ownShard } from './usage-shards.ts';

export type ClickRow = typeof clickUsage.$inferSelect;
export type ClickKind = ClickRow['kind'];

const increment = perClient(() => combineIncrements());

/**
 * Adds a click in a UTC hour to the counts of its business and of the installation; resolves once it is
 * committed. Concurrent clicks on the same link share a statement.
 */
export function addClick(db: Db, click: Click): Promise<void> {
  const { businessId, kind, hour, tag } = click;
  return increment(db)(
    JSON.stringify([businessId, kind, hour]),
    (increments) => addClicks(db, click, increments),
    tag,
  );
}

interface Click {
  businessId: number;
  kind: ClickKind;
  hour: UtcHour;
  /** Of the link by which the visit came. */
  tag?: string | undefined;
}

/**
 * A single statement: no concurrent click is lost, and either all counts change or none. Of the rows of one
 * business and kind, the day's is always locked first.
 */
async function addClicks(
  db: Db,
  { businessId, kind, hour }: Click,
  increments: Increments,
): Promise<void> {
  const { day } = hour;
  const count = totalOf(increments);
  const byHour = addingHours(kind, hour, [{ businessId, count }]);
  const tagged = [...increments].map(([tag, by]) => ({ businessId, tag, count: by }));
  const [byTag] = addingTags(kind, hour, tagged);
  // PostgreSQL runs a CTE that nothing reads from after the main statement.
  await db.execute(sql`
    with installation as (
      insert into click_usage_shards (day, kind, shard, count)
      values (${day}, ${kind}, ${ownShard}, ${count})
      on conflict (day, kind, shard) do update
      set count = click_usage_shards.count + excluded.count
    ), by_hour as (${byHour}) ${byTag && sql`, by_tag as (${byTag})`}
    insert into business_counts (business_id, day, kind, count)
    values (${businessId}, ${day}, ${kind}, ${count})
    on conflict (business_id, day, kind) do update set count = business_counts.count + excluded.count`);
}

/** The installation's clicks from a UTC day on. */
export async function readClicksSince(db: Db, since: string): Promise<ClickRow[]> {
  const all = unionAll(
    clicksSince(db, clickUsage, since),
    clicksSince(db, clickUsageShards, since),
  ).as('all');
  const sum = sql`sum(${all.count})`.mapWith(Number);
  return db
    .select({ day: all.day, kind: all.kind, count: sum })
    .from(all)
    .groupBy(all.day, all.kind);
}

function clicksSince(db: Db, table: typeof clickUsage | typeof clickUsageShards, since: string) {
  const { day, kind, count } = table;
  return db.select({ day, kind, count }).from(table).where(gte(day, since));
}
