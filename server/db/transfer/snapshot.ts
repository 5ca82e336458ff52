import type pg from 'pg';
import { readAppliedMigrations } from '../migrate.ts';
import { TransferError } from './transfer-error.ts';
import { begin } from './transfer-client.ts';
import { quote, readTables, type Table } from './tables.ts';

/** What a database contains, apart from the rows. */
export interface Snapshot {
  /** The times in the journal of the migrations that made the schema, oldest first. */
  migrations: number[];
  tables: Table[];
}

/**
 * Begins a transaction that sees the data as of now until it ends. Like `pg_dump`, it keeps migrations from
 * changing the tables meanwhile; everything else continues.
 * @throws TransferError if there is no installation, or a migration ran just now
 */
export async function beginSnapshot(client: pg.Client): Promise<Snapshot> {
  const before = await describe(client);
  if (before.migrations.length === 0 || before.tables.length === 0)
    throw new TransferError('There is no installation in this database.');
  await begin(client, 'isolation level repeatable read, read only');
  await lockAgainstChanges(client, before.tables);
  const snapshot = await describe(client);
  if (JSON.stringify(snapshot) === JSON.stringify(before)) return snapshot;
  throw new TransferError('The tables were being changed by an update. Try again once it is done.');
}

export async function describe(client: pg.Client): Promise<Snapshot> {
  const migrations = await readAppliedMigrations(client);
  return { migrations: migrations.toSorted((a, b) => a - b), tables: await readTables(client) };
}

/** Before the first query of the transaction, which is what fixes its snapshot. */
async function lockAgainstChanges(client: pg.Client, tables: readonly Table[]): Promise<void> {
  const names = tables.map(({ name }) => quote(name)).join(', ');
  try {
    await client.query(`lock table ${names} in access share mode`);
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error; // every error of `pg` may have one
    throw new TransferError(
      'This database role may not read every table. Use the one that owns them (docs/DEPLOY.md, "Two database roles").',
      { cause: error },
    );
  }
}
