import type pg from 'pg';

/** Always overwrites the same row; maintenance deletes it a day after the last check. */
const upsert = `
  insert into rate_limits (key, points, expire)
  values ('readyz', 0, extract(epoch from now() + interval '1 day') * 1000)
  on conflict (key) do update set expire = excluded.expire`;

/** Needs 0.3 MB where 64 kB of memory are allowed, so that the rest goes to a file. */
const spill = 'select count(*) from generate_series(1, 10000)';

/**
 * Whether the database takes writes (`checkWritable`). Any number of callers at the same time cost it one
 * check.
 */
export function shareWriteChecks(checks: pg.Pool): () => Promise<boolean> {
  let running: Promise<boolean> | undefined;
  return () => {
    running ??= checkWritable(checks)
      .then(
        () => true,
        () => false,
      )
      .finally(() => (running = undefined));
    return running;
  };
}

/**
 * Checks that the database takes writes, by one: a standby, a read-only server (what hosts make of one whose
 * disk is almost full) and a full disk all still answer reads. The row is overwritten in place, so the table
 * does not grow; since that needs no space, a temporary file shows whether there is any.
 * @throws what the database says if it does not
 */
export async function checkWritable(checks: pg.Pool): Promise<void> {
  // Without values, `pg` sends all of it in one message.
  const client = await checks.connect();
  let isDone = false;
  try {
    await client.query(`begin; set local work_mem = '64kB'; ${spill}; ${upsert}; commit`);
    isDone = true;
  } finally {
    // A failed transaction is still open.
    client.release(!isDone);
  }
}
