import type pg from 'pg';
import { applyMigrationsInTransaction } from '../apply-migrations.ts';
import { missingMigrations } from '../known-migrations.ts';
import { describe } from './snapshot.ts';
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

/**
 * Makes the tables of a schema in an empty database, inside the caller's transaction. One in which the app was
 * started but never used counts as empty.
 * @param migrations the times of the migrations that make the schema, all known to this version
 * @throws TransferError if anything is in it, or the app is running on it
 */
export async function prepareTarget(
  client: pg.Client,
  migrations: readonly number[],
): Promise<Table[]> {
  const found = await describe(client);
  if (found.migrations.length === 0 && found.tables.length > 0)
    throw new TransferError('This database contains tables of another program. Use an empty one.');
  for (const table of found.tables) {
    if (!writtenByStart.has(table.name) && (await hasRows(client, table)))
      throw new TransferError(
        `This database is not empty: it has data in the table "${table.name}". Nothing was changed. Use an empty database, or a DATA_DIR that does not exist yet.`,
      );
  }
  await refuseRunningApp(client);
  if (found.migrations.some((one) => !migrations.includes(one)))
    throw new TransferError(
      'This database has the tables of a newer version than the data. Use an empty database, or a DATA_DIR that does not exist yet; the data is updated after it is restored.',
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

async function refuseRunningApp(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity
     where datname = current_database() and application_name = $1 and pid <> pg_backend_pid() limit 1`,
    [appName],
  );
  if (rowCount === 0) return;
  throw new TransferError('The app is running on this database. Stop it first.');
}
