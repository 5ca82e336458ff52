import type pg from 'pg';

/** Any number that no other program is likely to lock; the same in every process of ours. */
const maintenanceLock = 4_604_200_104;

/**
 * Does `work` unless another process of this database is doing so. The lock belongs to a connection, so
 * a process that dies frees it.
 * @returns false where another process is doing it
 */
export async function runUnlessRunning(pool: pg.Pool, work: () => Promise<void>): Promise<boolean> {
  const client = await pool.connect();
  let isOurs = false;
  try {
    isOurs = await tryLock(client);
    if (isOurs) await work();
    return isOurs;
  } finally {
    // A connection that cannot be unlocked is closed, which frees the lock as well.
    const isFree = !isOurs || (await unlock(client));
    client.release(!isFree);
  }
}

async function tryLock(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    'select pg_try_advisory_lock($1) as locked',
    [maintenanceLock],
  );
  return rows[0]?.locked ?? false;
}

async function unlock(client: pg.PoolClient): Promise<boolean> {
  return client.query('select pg_advisory_unlock($1)', [maintenanceLock]).then(
    () => true,
    () => false,
  );
}
