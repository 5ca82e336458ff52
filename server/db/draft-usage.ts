import { gte, sql, type SQLWrapper } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from './client.ts';
import { draftUsage, draftUsageShards } from './schema/drafting.ts';
import { ownShard } from './usage-shards.ts';
import { writeTogether } from './write-together.ts';

export type UsageRow = typeof draftUsage.$inferSelect;
export type UsageKind = UsageRow['kind'];
export type UsageCounts = readonly Omit<UsageRow, 'day'>[];

/** Adds to the counts of a UTC day. A single statement, so no concurrent count is lost. */
export async function addUsage(db: Db, day: string, counts: UsageCounts): Promise<void> {
  await writeTogether(db, addingUsage(db, day, counts));
}

/** The statement that does so; none if there is nothing to add. */
export function addingUsage(db: Db, day: string, counts: UsageCounts): SQLWrapper[] {
  if (counts.length === 0) return [];
  // Always in the same order, to prevent deadlocks.
  const rows = counts
    .map((count) => ({ day, shard: ownShard, ...count }))
    .toSorted((one, other) => (rowName(one) < rowName(other) ? -1 : 1));
  const { day: byDay, kind, name, shard, count } = draftUsageShards;
  const added = db
    .insert(draftUsageShards)
    .values(rows)
    .onConflictDoUpdate({
      target: [byDay, kind, name, shard],
      set: { count: sql`${count} + excluded.count` },
    });
  return [added];
}

/** The counts from a UTC day on. */
export async function readUsageSince(db: Db, day: string): Promise<UsageRow[]> {
  const all = unionAll(usageSince(db, draftUsage, day), usageSince(db, draftUsageShards, day)).as(
    'all',
  );
  const sum = sql`sum(${all.count})`.mapWith(Number);
  return db
    .select({ day: all.day, kind: all.kind, name: all.name, count: sum })
    .from(all)
    .groupBy(all.day, all.kind, all.name);
}

function usageSince(db: Db, table: typeof draftUsage | typeof draftUsageShards, since: string) {
  const { day, kind, name, count } = table;
  return db.select({ day, kind, name, count }).from(table).where(gte(day, since));
}

function rowName({ kind, name }: Pick<UsageRow, 'kind' | 'name'>): string {
  return `${kind} ${name}`;
}
