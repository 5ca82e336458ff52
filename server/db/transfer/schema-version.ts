import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { migrationsFolder } from '../migrate.ts';
import { TransferError } from './transfer-error.ts';

const files = readMigrationFiles({ migrationsFolder });

/** Refuses a schema that this version cannot make. @throws TransferError */
export function refuseUnknownMigrations(migrations: readonly number[]): void {
  const known = new Set(files.map(({ folderMillis }) => folderMillis));
  if (migrations.some((migration) => !known.has(migration)))
    throw new TransferError(
      'This data belongs to a newer version of the app. Use that version or a later one.',
    );
  if (
    files
      .slice(0, migrations.length)
      .some(({ folderMillis }, at) => folderMillis !== migrations[at])
  )
    throw new TransferError(
      'This data belongs to another variant of the app: some updates are missing.',
    );
}

/**
 * Runs the migrations that a database does not have yet, as drizzle does, but in the caller's transaction, so
 * that a failed restore leaves nothing behind.
 * @param applied how many it has; @param upTo how many it is to have; all by default
 */
export async function applyMigrations(
  client: pg.Client,
  applied: number,
  upTo = files.length,
): Promise<void> {
  if (applied === 0) await client.query(journal);
  for (const { sql, hash, folderMillis } of files.slice(applied, upTo)) {
    for (const statement of sql) await client.query(statement);
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    );
  }
}

/** As drizzle makes it. */
const journal = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;
