import { setTimeout as wait } from 'node:timers/promises';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import type pg from 'pg';

/**
 * Milliseconds that a migration waits for a lock before it lets the requests behind it pass: while it waits
 * for a table, everyone who comes later waits for the migration.
 */
const lockTimeout = 2_000;

/** Milliseconds, on average, in which those requests are served. */
const pauseBetweenAttempts = 500;

/** The first line of a migration whose statements can't run in a transaction. */
const outsideMarker = '-- Outside of a transaction';

/** `lock_not_available` and `deadlock_detected`: the same migration succeeds a moment later. */
const transient = ['55P03', '40P01'];

/**
 * Applies these migrations in order, each in its own transaction, so that no lock is held for longer
 * than one of them takes. Processes of the previous version keep running meanwhile.
 *
 * One that begins with `-- Outside of a transaction` runs statement by statement, for
 * `create index concurrently`. It starts over if it was interrupted, so its statements have to be repeatable.
 */
export async function applyMigrations(
  client: pg.Client,
  migrations: readonly MigrationMeta[],
): Promise<void> {
  await client.query(journal);
  for (const migration of migrations) {
    if (isOutside(migration)) await applyOutside(client, migration);
    else while (!(await applyInTransaction(client, migration))) await pause();
  }
}

/**
 * Applies these migrations in the caller's transaction, so that whatever fails in it leaves nothing behind:
 * for tables that nobody else uses yet. There, an index needs not be built concurrently.
 */
export async function applyMigrationsInTransaction(
  client: pg.Client,
  migrations: readonly MigrationMeta[],
): Promise<void> {
  await client.query(journal);
  for (const migration of migrations) {
    for (const statement of migration.sql)
      await client.query(isOutside(migration) ? withoutConcurrently(statement) : statement);
    await record(client, migration);
  }
}

/** Where applied migrations are recorded, as Drizzle makes it. */
const journal = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;

function withoutConcurrently(statement: string): string {
  return statement.replaceAll(/\bconcurrently\b/gi, '');
}

function isOutside({ sql: [first = ''] }: MigrationMeta): boolean {
  return first.startsWith(outsideMarker);
}

async function applyOutside(client: pg.Client, migration: MigrationMeta): Promise<void> {
  for (const statement of migration.sql) await client.query(statement);
  await record(client, migration);
}

/** @returns false if the requests behind it had to go first; then nothing was changed. */
async function applyInTransaction(client: pg.Client, migration: MigrationMeta): Promise<boolean> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lockTimeout}`);
    for (const statement of migration.sql) await client.query(statement);
    await record(client, migration);
    await client.query('commit');
    return true;
  } catch (error) {
    await client.query('rollback');
    if (error instanceof Error && 'code' in error && transient.includes(String(error.code)))
      return false;
    throw error;
  }
}

/** As Drizzle's own migrator does, which applied the first ones. */
async function record(client: pg.Client, { hash, folderMillis }: MigrationMeta): Promise<void> {
  await client.query(
    'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
    [hash, folderMillis],
  );
}

function pause(): Promise<void> {
  return wait(pauseBetweenAttempts * (0.5 + Math.random()));
}
