import { sql } from 'drizzle-orm';
import type { Size } from '../../contract/overview.ts';
import { countedRows } from '../../contract/limits.ts';
import type { Db } from './client.ts';
import { users } from './schema/accounts.ts';
import { businesses } from './schema/businesses.ts';

/**
 * How many users and businesses there are. Small tables are counted; of large ones we believe what the
 * planner expects (`reltuples`, corrected by the table's present size), so that this costs the same at
 * a million rows as at ten thousand.
 */
export async function readSizes(
  db: Db,
): Promise<{ users: Size; businesses: { all: Size; active: Size } }> {
  const all = sql`select from ${businesses}`;
  const active = sql`${all} where is_active`;
  return {
    users: await readSize(db, sql`select from ${users}`),
    businesses: { all: await readSize(db, all), active: await readSize(db, active) },
  };
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

type Rows = ReturnType<typeof sql>;

/** Counts where the planner expects few rows; it may be far off, so the counting has an end as well. */
async function readSize(db: Db, rows: Rows): Promise<Size> {
  const expected = await expectedRows(db, rows);
  if (expected > 2 * countedRows) return { count: expected, isExact: false };
  const counted = await countRows(db, rows, countedRows + 1);
  if (counted <= countedRows) return { count: counted, isExact: true };
  return { count: Math.max(counted, expected), isExact: false };
}

async function expectedRows(db: Db, rows: Rows): Promise<number> {
  const { rows: plans } = await db.execute<Explained>(sql`explain (format json) ${rows}`);
  return plans[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
}

/** What PostgreSQL answers `explain (format json)` with, as far as it is read here. */
type Explained = { 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] };

async function countRows(db: Db, rows: Rows, most: number): Promise<number> {
  const { rows: counted } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${rows} limit ${most}) as found`,
  );
  return counted[0]?.count ?? 0;
}
