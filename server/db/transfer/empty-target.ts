import type pg from 'pg';
import { applyMigrationsInTransaction } from '../apply-migrations.ts';
import { migrationLock } from '../migrate.ts';
import { missingMigrations } from '../known-migrations.ts';
import { isPooled } from '../pooler.ts';
import { describe } from './snapshot.ts';
import { openTransferClient } from './transfer-client.ts';
import { TransferError } from './transfer-error.ts';
import { deleteRows, hasRows, readTables, type Table } from './tables.ts';

/** What a start and its first minutes write without anyone having used the installation. */
const writtenByStart = new Set([
  'key_check',
  'rate_limits',
  'size_changes',
  'backups',
  'trouble_notices',
]);

/** Of our processes' connections (`client.ts`). */
const appName = 'fourgood';

/** How messages name the database that is filled, inside a sentence, and what to use instead. */
export interface TargetWords {
  name: string;
  remedy: string;
}

const wordsOfRestore = {
  name: 'this database',
  remedy: 'Use an empty database, or a DATA_DIR that does not exist yet.',
};

/**
 * Makes the tables of a schema in an empty database, inside the caller's transaction. One in which the app was
 * started but never used counts as empty.
 * @param migrations the times of the migrations that make the schema, all known to this version
 * @throws TransferError if anything is in it, or the app is running on it
 */
export async function prepareTarget(
  client: pg.Client,
  migrations: readonly number[],
  { name, remedy }: TargetWords = wordsOfRestore,
): Promise<Table[]> {
  await refusePooler(client, name);
  await takeMigrationLock(client, name);
  const found = await describe(client);
  if (found.migrations.length === 0 && found.tables.length > 0)
    throw new TransferError(
      `${capitalized(name)} contains tables of another program. Use an empty one.`,
    );
  for (const table of found.tables) {
    if (!writtenByStart.has(table.name) && (await hasRows(client, table)))
      throw new TransferError(
        `${capitalized(name)} is not empty: it has data in the table "${table.name}". Nothing was changed. ${remedy}`,
      );
  }
  await refuseRunningApp(client, name);
  if (found.migrations.some((one) => !migrations.includes(one)))
    throw new TransferError(
      `${capitalized(name)} has the tables of a newer version than the data. ${remedy} The data is updated once it is there.`,
    );
  const missing = missingMigrations(found.migrations);
  await applyMigrationsInTransaction(
    client,
    missing.filter(({ folderMillis }) => migrations.includes(folderMillis)),
  );
  const tables = await readTables(client);
  // Migrations write some as well.
  for (const table of tables) if (await hasRows(client, table)) await deleteRows(client, table);
  return tables;
}

/** Whether nobody has ever made anything in a database, not even empty tables. */
export async function isUntouched(connection: pg.ClientConfig): Promise<boolean> {
  await using transfer = await openTransferClient(connection);
  // Lower ones are PostgreSQL's own.
  const { rowCount } = await transfer.client.query(
    'select from pg_class where oid >= 16384 limit 1',
  );
  return rowCount === 0;
}

/**
 * Its connections keep the app's name after the app has stopped, and the time limits that are lifted for
 * statistics would stay lifted on one of them.
 */
async function refusePooler(client: pg.Client, name: string): Promise<void> {
  if (await isPooled(client))
    throw new TransferError(
      `The address of ${name} leads to a connection pooler, through which it cannot be filled safely. Use the address of the database server itself; the app can use the pooler afterwards.`,
    );
}

/**
 * Starts of the app wait for it, until the transaction ends.
 * @throws TransferError if another process has it
 */
async function takeMigrationLock(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_xact_lock($1) as taken',
    [migrationLock],
  );
  if (rows[0]?.taken) return;
  throw new TransferError(
    `Another process is filling ${name} or preparing its tables. Wait until it is done, then try again if it is still needed.`,
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

async function refuseRunningApp(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity
     where datname = current_database() and application_name = $1 and pid <> pg_backend_pid() limit 1`,
    [appName],
  );
  if (rowCount === 0) return;
  throw new TransferError(`The app is running on ${name}. Stop it first.`);
}
