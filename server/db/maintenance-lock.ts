import type pg from 'pg';

/** Any number that no other program is likely to lock; the same in every process of ours. */
const maintenanceLock = 4_604_200_104;

/**
 * Does `work` unless another process of this database is doing so. The lock belongs to a transaction that
 * does nothing else, so a process that dies frees it, and it also holds behind a connection pooler that
 * gives each transaction any of its connections. It doesn't hold back VACUUM, since it has neither a
 * snapshot nor a transaction ID.
 * @returns false if another process is doing it
 */
export async function runUnlessRunning(pool: pg.Pool, work: () => Promise<void>): Promise<boolean> {
  const client = await pool.connect();
  try {
    const isOurs = await tryLock(client);
    if (isOurs) await work();
    return isOurs;
  } finally {
    const isFree = await client.query('rollback').then(
      () => true,
      () => false,
    );
    // A connection that cannot be unlocked is closed, which frees the lock as well.
    client.release(!isFree);
  }
}

async function tryLock(client: pg.PoolClient): Promise<boolean> {
  // It is idle for as long as the work takes.
  await client.query('begin; set local idle_in_transaction_session_timeout = 0');
  const { rows } = await client.query<{ locked: boolean }>(
    'select pg_try_advisory_xact_lock($1) as locked',
    [maintenanceLock],
  );
  return rows[0]?.locked ?? false;
}
