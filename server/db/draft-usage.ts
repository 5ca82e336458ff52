import { gte, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { draftUsage } from './schema/drafting.ts';

export type UsageRow = typeof draftUsage.$inferSelect;
export type UsageKind = UsageRow['kind'];

/** Adds to the counts of a UTC day in one statement, so that any number at once are all counted. */
export async function addUsage(
  db: Db,
  day: string,
  counts: readonly Omit<UsageRow, 'day'>[],
): Promise<void> {
  if (counts.length === 0) return;
  // Always in the same order, so that two statements never wait for each other.
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

/** The counts of a UTC day and all later ones. */
export async function readUsageSince(db: Db, day: string): Promise<UsageRow[]> {
  return db.select().from(draftUsage).where(gte(draftUsage.day, day));
}

function rowName({ kind, name }: Pick<UsageRow, 'kind' | 'name'>): string {
  return `${kind} ${name}`;
}
