import type { Context } from '../context.ts';

/** Waits until at least this many statements in this database are waiting for a lock. */
export async function waitForBlockedStatements(
  { pool }: Pick<Context, 'pool'>,
  least = 1,
): Promise<void> {
  const waiting = `
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while (((await pool.query(waiting)).rowCount ?? 0) < least)
    await new Promise((resolve) => setTimeout(resolve, 5));
}
