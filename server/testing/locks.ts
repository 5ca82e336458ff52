import { Client } from 'pg';

import type { Context } from '../context.ts';

/**
 * Waits until at least this many statements in this database are waiting for a lock. Asks over a connection
 * of its own, without the app's time limits: the app's may all be waiting, and a busy machine may be slow to
 * connect.
 */
export async function waitForBlockedStatements(
  { pool }: Pick<Context, 'pool'>,
  least = 1,
): Promise<void> {
  const client = new Client({ ...pool.options, connectionTimeoutMillis: 0 });
  await client.connect();
  const waiting = `
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while (((await client.query(waiting)).rowCount ?? 0) < least)
    await new Promise((resolve) => setTimeout(resolve, 5));
  await client.end();
}
