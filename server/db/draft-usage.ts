import { gte, sql, type SQLWrapper } from 'drizzle-orm';
import type { Db } from './client.ts';
import { draftUsage } from './schema/drafting.ts';
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
    .map((count) => ({ day, ...count }))
    .toSorted((one, other) => (rowName(one) < rowName(other) ? -1 : 1));
  const added = db
    .insert(draftUsage)
    .values(rows)
    .onConflictDoUpdate({
      target: [draftUsage.day, draftUsage.kind, draftUsage.name],
      set: { count: sql`${draftUsage.count} + excluded.count` },
    });
  return [added];
}

/** The counts from a UTC day on. */
export async function readUsageSince(db: Db, day: string): Promise<UsageRow[]> {
  return db.select().from(draftUsage).where(gte(draftUsage.day, day));
}

function rowName({ kind, name }: Pick<UsageRow, 'kind' | 'name'>): string {
  return `${kind} ${name}`;
}
