import { readdirSync } from 'node:fs';
import type pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { TestDatabase } from '../testing/database.ts';
import { createEmptyDatabase } from '../testing/empty-database.ts';
import { connectDatabase } from './client.ts';
import { waitForBlockedStatements } from '../testing/locks.ts';
import { migrate, NewerSchemaError } from './migrate.ts';

let database: TestDatabase;
let pools: pg.Pool[];

beforeEach(async () => {
  database = await createEmptyDatabase();
  pools = Array.from(
    { length: 5 },
    () => connectDatabase({ connectionString: database.url }, fail).pool,
  );
});

afterEach(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await database.drop();
});

it('lets five processes start at once on an empty database', async () => {
  await Promise.all(pools.map(() => migrate(connection())));
  const { rows } = await one().query(
    'select count(*)::int as applied from drizzle.__drizzle_migrations',
  );
  expect(rows).toEqual([{ applied: countMigrations() }]);
});

it('changes nothing the second time', async () => {
  await migrate(connection());
  await one().query(
    "insert into audit (actor_kind, action, target_kind) values ('system', 'try', 'test')",
  );
  await migrate(connection());
  const { rows } = await one().query('select action from audit');
  expect(rows).toEqual([{ action: 'try' }]);
});

it('releases the lock for the next process when it fails', async () => {
  await one().query('create table users (id text)');
  await expect(migrate(connection())).rejects.toThrow();
  await one().query('drop table users');
  await migrate(connection());
  const { rows } = await one().query(
    `select locktype from pg_locks where locktype = 'advisory'
     and database = (select oid from pg_database where datname = current_database())`,
  );
  expect(rows).toEqual([]);
});

it('waits for another process without a time limit', async () => {
  const holder = await one().connect();
  await holder.query('select pg_advisory_lock(4604200103)');
  const impatient = { connectionString: `${database.url}&statement_timeout=50` };
  const migrated = migrate(impatient);
  await waitForBlockedStatements({ pool: one() });
  await holder.query('select pg_sleep(0.3)');
  await holder.query('select pg_advisory_unlock(4604200103)');
  holder.release();
  await expect(migrated).resolves.toBeUndefined();
});

it('refuses a schema that is newer than the code', async () => {
  await migrate(connection());
  const nextYear = 1_900_000_000_000;
  await one().query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    'of a migration that this version does not know',
    nextYear,
  ]);
  await expect(migrate(connection())).rejects.toThrow(NewerSchemaError);
});

function connection(): pg.ClientConfig {
  return { connectionString: database.url };
}

function one(): pg.Pool {
  const [pool] = pools;
  if (!pool) throw new Error('There is no pool.');
  return pool;
}

function fail(error: Error): never {
  throw error;
}

function countMigrations(): number {
  const files = readdirSync(new URL('migrations', import.meta.url));
  return files.filter((name) => name.endsWith('.sql')).length;
}
