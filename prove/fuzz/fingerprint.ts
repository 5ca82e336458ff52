import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** Refused requests are counted in the first two; the app tidies up the third by itself. */
const counters = new Set(['rate_limits', 'model_budgets', 'size_changes']);

/** The app moves counts from their shards by itself: only the sums of both may not change. */
const sums: Record<string, string> = {
  draft_usage: `select day, kind, name, sum(count) as count from (
    select day, kind, name, count from draft_usage union all select day, kind, name, count from draft_usage_shards
  ) one group by 1, 2, 3`,
  click_usage: `select day, kind, sum(count) as count from (
    select day, kind, count from click_usage union all select day, kind, count from click_usage_shards
  ) one group by 1, 2`,
};
const isSummed = (name: string) => name.replace(/_shards$/, '') in sums;

/** A digest of each table, in which a row that was written with the same content also shows. */
export type Fingerprint = Map<string, string>;

/** Of all tables except those that count refused requests. */
export async function fingerprint(pool: pg.Pool): Promise<Fingerprint> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const digests = tables
    .filter(({ name }) => !counters.has(name) && !isSummed(name))
    .map(async ({ name }): Promise<[string, string]> => {
      const { rows } = await pool.query<{ digest: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t.xmin::text || t::text, ',' order by t.ctid)), '') as digest from "${name}" t`,
      );
      return [name, rows[0]?.digest ?? ''];
    });
  const ofSums = Object.entries(sums).map(async ([name, query]): Promise<[string, string]> => {
    const { rows } = await pool.query<object>(`${query} order by 1, 2, 3`);
    return [name, JSON.stringify(rows)];
  });
  return new Map(await Promise.all([...digests, ...ofSums]));
}

/** The tables that differ. */
export function changedTables(before: Fingerprint, after: Fingerprint): string[] {
  return [...after].filter(([name, digest]) => before.get(name) !== digest).map(([name]) => name);
}

/** Waits until emails are out and delayed counts are written. */
export async function settled(pool: pg.Pool): Promise<Fingerprint> {
  let last = await fingerprint(pool);
  for (let calm = 0; calm < 3;) {
    await wait(150);
    const next = await fingerprint(pool);
    calm = changedTables(last, next).length === 0 && (await isIdle(pool)) ? calm + 1 : 0;
    last = next;
  }
  return last;
}

async function isIdle(pool: pg.Pool): Promise<boolean> {
  const { rowCount } = await pool.query(`select 1 from outbox where status = 'waiting' limit 1`);
  return rowCount === 0;
}
