import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from './client.ts';
import { sizeChanges } from './schema/listings.ts';

export interface Sizes {
  users: number;
  businesses: { all: number; active: number };
}

/** How many users and businesses there are, summed from the changes that triggers record. */
export async function readSizes(db: Db): Promise<Sizes> {
  const { users, businesses, active } = sizeChanges;
  const [sums] = await db
    .select({ users: sumOf(users), all: sumOf(businesses), active: sumOf(active) })
    .from(sizeChanges);
  const { users: people, ...ofBusinesses } = sums ?? { users: 0, all: 0, active: 0 };
  return { users: people, businesses: ofBusinesses };
}

/**
 * Merges all changes into one row, to make summing faster. Safe to run concurrently: each process merges
 * only rows that no other process has taken, and readers see either the rows or their sum.
 */
export async function gatherSizeChanges(db: Db): Promise<void> {
  await db.execute(sql`
    with gone as (delete from ${sizeChanges} returning *)
    insert into ${sizeChanges} (users, businesses, active)
    select sum(users), sum(businesses), sum(active) from gone having count(*) > 0`);
}

function sumOf(column: AnyPgColumn) {
  return sql<number>`coalesce(sum(${column}), 0)::int`;
}

/**
 * Fills the installation's daily sums of drafts and clicks from its businesses' counts; for an installation
 * without sums.
 */
export async function sumUpCounts(tx: Db): Promise<void> {
  await tx.execute(sql`
    insert into click_usage (day, kind, count)
    select day, kind, sum(count) from business_counts where kind <> 'draft' group by day, kind`);
  await tx.execute(sql`
    insert into draft_usage (day, kind, name, count)
    select day, 'draft', 'builtin', sum(count) from business_counts where kind = 'draft' group by day`);
}
