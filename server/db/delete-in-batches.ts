import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './client.ts';

/**
 * Rows per statement, which takes about 15 ms. On a busy machine, three million in one statement took 9.5 s
 * (`npm run bench:deletion`), and the server cancels statements after 10 (`timeLimits`): nothing would be
 * deleted, and the next run would have even more to do.
 */
export const rowsOfBatch = 10_000;

/**
 * Deletes the rows of a table that meet a condition, in statements of their own. Rows that someone else has
 * locked are left to the next run.
 * @param stopping ends it after the statement in progress
 */
export async function deleteInBatches(
  db: Db,
  table: PgTable,
  condition: SQL,
  stopping?: AbortSignal,
): Promise<void> {
  const batch = sql`
    select ctid from ${table} where ${condition} limit ${rowsOfBatch} for update skip locked`;
  for (;;) {
    if (stopping?.aborted) return;
    const { rowCount } = await db.execute(
      sql`delete from ${table} where ctid = any(array(${batch}))`,
    );
    if (rowCount !== rowsOfBatch) return;
  }
}
