import { readdirSync } from 'node:fs';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { TestDatabase } from '../testing/database.ts';
import { createEmptyDatabase } from '../testing/empty-database.ts';
import { connectDatabase } from './client.ts';
import { waitForBlockedStatements } from '../testing/locks.ts';
import { applyMigrations, applyMigrationsInTransaction } from './apply-migrations.ts';
import { migrate, NewerSchemaError } from './migrate.ts';

/** Two migrations that follow each other, by their times in the journal: 0024 and 0025. */
const deletion = 1_795_442_841_066;
const temporarySlugs = 1_795_443_124_604;

/** One that can't run in a transaction as it is. */
const outside = {
  sql: [
    '-- Outside of a transaction.\ndrop index concurrently if exists try',
    'CREATE INDEX CONCURRENTLY try ON businesses (city)',
  ],
  bps: true,
  folderMillis: 1,
  hash: 'try',
};

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
  let isDone = false;
  const migrated = migrate(impatient).then(() => (isDone = true));
  await holder.query('select pg_sleep(0.5)');
  expect(isDone).toBe(false);
  await holder.query('select pg_advisory_unlock(4604200103)');
  holder.release();
  await expect(migrated).resolves.toBe(true);
});

it('lets requests pass that wait behind it for the same table', async () => {
  await migrate(connection(), { through: deletion });
  const slow = await one().connect();
  await slow.query('begin');
  await slow.query('select from businesses');
  const migrated = migrate(connection(), { through: temporarySlugs });
  await waitForBlockedStatements({ pool: one() });
  await one().query('select from businesses'); // waits for the migration, until that stops waiting
  await slow.query('commit');
  slow.release();
  await migrated;
  await expect(one().query('select has_temporary_slug from businesses')).resolves.toBeTruthy();
});

it('builds an index while others write, although a second process waits', async () => {
  await migrate(connection(), { through: deletion });
  const client = new pg.Client(connection());
  await client.connect();
  await client.query('select pg_advisory_lock(4604200103)');
  const second = migrate(connection());
  // It has read which migrations there are: the one below would be from a newer version.
  const turns = `select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query like '%advisory_lock%'`;
  await expect.poll(async () => (await client.query(turns)).rowCount).toBe(1);
  await applyMigrations(client, [outside]);
  const { rows } = await client.query(
    `select indisvalid as valid from pg_index where indexrelid = 'try'::regclass`,
  );
  expect(rows).toEqual([{ valid: true }]);
  await client.query('delete from drizzle.__drizzle_migrations where created_at = 1');
  await client.end();
  await second;
});

it('builds such an index in a transaction as well, in tables that nobody uses yet', async () => {
  await migrate(connection(), { through: deletion });
  const client = await one().connect();
  await client.query('begin');
  await applyMigrationsInTransaction(client, [outside]);
  const indexes = () => client.query(`select from pg_class where relname = 'try'`);
  expect((await indexes()).rowCount).toBe(1);
  await client.query('rollback');
  expect((await indexes()).rowCount).toBe(0);
  client.release();
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
