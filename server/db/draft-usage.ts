import { gte, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { draftUsage } from './schema/drafting.ts';

export type UsageRow = typeof draftUsage.$inferSelect;
export type UsageKind = UsageRow['kind'];

/** Adds to the counts of a UTC day. A single statement, so no concurrent count is lost. */
export async function addUsage(
  db: Db,
  day: string,
  counts: readonly Omit<UsageRow, 'day'>[],
): Promise<void> {
  if (counts.length === 0) return;
  // Always in the same order, to prevent deadlocks.
  const rows = counts
    .map((count) => ({ day, ...count }))
    .toSorted((one, other) => (rowName(one) < rowName(other) ? -1 : 1));
  await db
    .insert(draftUsage)
    .values(rows)
    .onConflictDoUpdate({
      target: [draftUsage.day, draftUsage.kind, draftUsage.name],
      set: { count: sql`${draftUsage.count} + excluded.count` },
    });
}

/** The counts from a UTC day on. */
export async function readUsageSince(db: Db, day: string): Promise<UsageRow[]> {
  return db.select().from(draftUsage).where(gte(draftUsage.day, day));
}

function rowName({ kind, name }: Pick<UsageRow, 'kind' | 'name'>): string {
  return `${kind} ${name}`;
}
