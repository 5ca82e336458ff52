import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { recordBackup, type BackupReport } from '../backups.ts';
import { readKeyChecks } from '../key-check.ts';
import { openTransferClient } from './transfer-client.ts';
import type { Table } from './tables.ts';

/** Which secrets fit the data; none in a schema from before they were recorded. */
export async function readSecretDigests(
  client: pg.Client,
  tables: readonly Table[],
): Promise<string[]> {
  const keyChecks = tables.find(({ name }) => name === 'key_check');
  // Older ones lack a column that the app's own query reads.
  if (!keyChecks?.columns.includes('keys')) return [];
  return (await readKeyChecks(drizzle(client))).map(({ digest }) => digest);
}

/** Records a completed backup on this connection. */
export async function recordOn(client: pg.Client, report: BackupReport): Promise<void> {
  await recordBackup(drizzle(client), report);
}

/** Records a completed backup on a separate connection. */
export async function recordBackupOn(
  connection: pg.ClientConfig,
  report: BackupReport,
): Promise<void> {
  await using transfer = await openTransferClient(connection);
  await recordOn(transfer.client, report);
}
