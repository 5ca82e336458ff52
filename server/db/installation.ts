import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from './client.ts';
import { sizeChanges } from './schema/listings.ts';

export interface Sizes {
  users: number;
  businesses: { all: number; active: number };
}

/** How many users and businesses there are, from the changes that triggers note. */
export async function readSizes(db: Db): Promise<Sizes> {
  const { users, businesses, active } = sizeChanges;
  const [sums] = await db
    .select({ users: sumOf(users), all: sumOf(businesses), active: sumOf(active) })
    .from(sizeChanges);
  const { users: people, ...ofBusinesses } = sums ?? { users: 0, all: 0, active: 0 };
  return { users: people, businesses: ofBusinesses };
}

/**
 * Makes one change of all there are, which sums up sooner. Any number of processes may do so at once:
 * each takes the ones that nobody else has taken, and readers see either them or their sum.
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

/** Makes the installation's sums of drafts and clicks of its businesses' counts, where it has none yet. */
export async function sumUpCounts(tx: Db): Promise<void> {
  await tx.execute(sql`
    insert into click_usage (day, kind, count)
    select day, kind, sum(count) from business_counts where kind <> 'draft' group by day, kind`);
  await tx.execute(sql`
    insert into draft_usage (day, kind, name, count)
    select day, 'draft', 'builtin', sum(count) from business_counts where kind = 'draft' group by day`);
}
