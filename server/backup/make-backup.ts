import type { Writable } from 'node:stream';
import type pg from 'pg';
import type { BackupKey } from '../config/backup-key.ts';
import { readSecretDigests } from '../db/transfer/recorded.ts';
import { readSequences } from '../db/transfer/sequences.ts';
import { beginSnapshot } from '../db/transfer/snapshot.ts';
import { copyOut } from '../db/transfer/tables.ts';
import { openTransferClient } from '../db/transfer/transfer-client.ts';
import { BackupError } from './backup-error.ts';
import { leftOut } from './contents.ts';
import { formatVersion, type Foot } from './manifest.ts';
import { writeArchive } from './write-archive.ts';

export interface BackupSource {
  connection: pg.ClientConfig;
  /** The app's version. */
  app: string;
  key: BackupKey | null;
  /** The secret in `DATA_DIR`, if it is not in the environment. */
  secret: string | null;
}

/**
 * Writes everything that is stored, as a consistent snapshot, while the app continues.
 * @returns the size of the file and the rows in it
 * @throws BackupError, TransferError
 */
export async function makeBackup(
  { connection, app, key, secret }: BackupSource,
  target: Writable,
): Promise<{ bytes: number; rows: number }> {
  await using transfer = await openTransferClient(connection);
  const { client } = transfer;
  const { migrations, tables } = await beginSnapshot(client);
  const skipped = tables.filter(({ name }) => name in leftOut).map(({ name }) => name);
  const counted: Foot['tables'] = {};
  const bytes = await writeArchive(target, key, async (archive) => {
    await archive.head({
      format: formatVersion,
      app,
      takenAt: new Date().toISOString(),
      migrations,
      tables,
      leftOut: skipped,
      secrets: await readSecretDigests(client, tables),
      hasSecret: secret !== null,
    });
    if (secret !== null) await archive.secret(secret);
    for (const table of tables.filter(({ name }) => !skipped.includes(name))) {
      const rows = copyOut(client, table);
      const tally = await archive.table(table.name, rows);
      await client.query('select'); // the server's own count arrives after the last row
      if (tally.rows !== rows.rowCount)
        throw new BackupError(`The rows of "${table.name}" could not be read completely.`);
      counted[table.name] = tally;
    }
    await archive.foot({ tables: counted, sequences: await readSequences(client) });
  });
  return { bytes, rows: countRows(counted) };
}

export function countRows(tables: Foot['tables']): number {
  return Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
}
