import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type pg from 'pg';
import { brand } from '../../contract/brand.ts';
import type { Config } from '../config/config.ts';
import { applyMigrationsInTransaction } from '../db/apply-migrations.ts';
import { missingMigrations, unknownMigrations } from '../db/known-migrations.ts';
import { prepareTarget } from '../db/transfer/empty-target.ts';
import { analyze, prepareLoad } from '../db/transfer/load.ts';
import { recordOn } from '../db/transfer/recorded.ts';
import { setSequences } from '../db/transfer/sequences.ts';
import { copyIn, type Table } from '../db/transfer/tables.ts';
import { begin, openTransferClient } from '../db/transfer/transfer-client.ts';
import { BackupError } from './backup-error.ts';
import { countRows } from './make-backup.ts';
import type { Head } from './manifest.ts';
import { readArchive, type Receiver, type RowSink } from './read-archive.ts';
import { needsSecretOf, requireSameSecret, writeSecretFile } from './secret-file.ts';

export interface Restored {
  rows: number;
  takenAt: string;
  /** The secret of the installation was in the backup, and is in `DATA_DIR` now. */
  hasRestoredSecret: boolean;
  /** What is left to do for the new tables; null if nothing is. */
  problem: string | null;
}

type RestoreConfig = Pick<Config, 'secret' | 'previousSecrets' | 'dataDir' | 'backupKey'>;

/**
 * Fills an empty database, in one transaction: a restore that fails leaves nothing behind. A backup of an
 * older version gets its own tables first, and is then migrated as on startup.
 * @throws BackupError, TransferError
 */
export async function restoreBackup(
  connection: pg.ClientConfig,
  config: RestoreConfig,
  source: Readable,
  { lostSecret = false }: { lostSecret?: boolean } = {},
): Promise<Restored> {
  await using transfer = await openTransferClient(connection);
  const { client } = transfer;
  const loading = startLoading(client, config, lostSecret);
  const { head, foot, encrypted, bytes } = await readArchive(
    source,
    config.backupKey,
    loading.receiver,
  );
  const rows = countRows(foot.tables);
  await loading.finish(head);
  await setSequences(client, foot.sequences);
  const finishedAt = new Date(head.takenAt);
  await recordOn(client, { kind: 'command', finishedAt, bytes, rows, encrypted });
  const secret = loading.secret();
  if (secret !== null) await writeSecretFile(config, secret);
  await client.query('commit');
  const problem = await analyze(client);
  return { rows, takenAt: head.takenAt, hasRestoredSecret: secret !== null, problem };
}

function startLoading(client: pg.Client, config: RestoreConfig, lostSecret: boolean) {
  let tables: Table[] = [];
  let secret: string | null = null;
  let needsSecret = false;
  let started: Head | null = null;
  let completeTables = async () => {};
  const receiver: Receiver = {
    async head(head) {
      refuseNewer(head);
      started = head;
      needsSecret = lostSecret ? false : needsSecretOf(head, config);
      await begin(client);
      tables = head.tables;
      requireMatchingTables(tables, await prepareTarget(client, head.migrations));
      completeTables = await prepareLoad(client);
    },
    async secret(text) {
      if (!needsSecret || !started) return;
      requireSameSecret(started, text);
      secret = text;
    },
    table(name) {
      const table = tables.find((one) => one.name === name);
      if (!table) throw new BackupError(`The backup has rows of an unknown table, "${name}".`);
      return rowSink(client, table);
    },
  };
  return {
    receiver,
    secret: () => secret,
    async finish(head: Head) {
      await completeTables();
      await applyMigrationsInTransaction(client, missingMigrations(head.migrations));
    },
  };
}

function refuseNewer({ migrations }: Head): void {
  if (unknownMigrations(migrations).length > 0)
    throw new BackupError(
      `This backup was made by a newer version of ${brand.name}. Use that version or a later one.`,
    );
}

/** The columns of a backup are those that its migrations make; anything else would go into the wrong place. */
function requireMatchingTables(expected: readonly Table[], made: readonly Table[]): void {
  const shape = (tables: readonly Table[]) =>
    JSON.stringify(tables.map(({ name, columns }) => [name, columns.toSorted()]));
  if (shape(expected) !== shape(made))
    throw new BackupError(
      `This backup's tables don't match the version of ${brand.name} that made it. The file may have been modified.`,
    );
}

function rowSink(client: pg.Client, table: Table): RowSink {
  const copy = copyIn(client, table);
  let failure: unknown;
  // Also between writes, where nobody waits.
  copy.on('error', (error) => (failure = error));
  return {
    async write(bytes) {
      if (failure) throw failure;
      if (!copy.write(bytes)) await once(copy, 'drain');
    },
    async end() {
      if (failure) throw failure;
      copy.end();
      await once(copy, 'finish');
      return copy.rowCount;
    },
  };
}
