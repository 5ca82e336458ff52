import { sql } from 'drizzle-orm';
import type { Db } from './client.ts';

/** Rows over which each sum of a day is spread at most. */
const shards = 64;

/**
 * The shard that this connection adds to: always the same one, so that a transaction can't come to wait for
 * another in a circle. Connections that share a shard wait for each other, which costs time only.
 */
export const ownShard = sql`(pg_backend_pid() % ${sql.raw(String(shards))})::smallint`;

/**
 * Moves what the shards contain to `draft_usage` and `click_usage`, so that few rows remain to be added up.
 * Leaves out rows that are in use, which the next run moves. Safe to run concurrently: readers see a count
 * either in its shard or in the sum.
 */
export async function gatherUsage(db: Db): Promise<void> {
  await db.execute(sql`
    with free as (
      select day, kind, name, shard from draft_usage_shards for update skip locked
    ), gone as (
      delete from draft_usage_shards as own using free
      where (own.day, own.kind, own.name, own.shard) = (free.day, free.kind, free.name, free.shard)
      returning own.*
    )
    insert into draft_usage (day, kind, name, count)
    select day, kind, name, sum(count) from gone group by day, kind, name order by day, kind, name
    on conflict (day, kind, name) do update set count = draft_usage.count + excluded.count`);
  await db.execute(sql`
    with free as (
      select day, kind, shard from click_usage_shards for update skip locked
    ), gone as (
      delete from click_usage_shards as own using free
      where (own.day, own.kind, own.shard) = (free.day, free.kind, free.shard)
      returning own.*
    )
    insert into click_usage (day, kind, count)
    select day, kind, sum(count) from gone group by day, kind order by day, kind
    on conflict (day, kind) do update set count = click_usage.count + excluded.count`);
}
