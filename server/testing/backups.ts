import { Readable, Writable } from 'node:stream';
import { onTestFinished } from 'vitest';
import type { BackupKey } from '../config/backup-key.ts';
import { parseConfig, type Config } from '../config/config.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { verifyBackup } from '../backup/verify-backup.ts';
import { createEmptyDatabase } from './empty-database.ts';

export function sourceOf(url: string, key: BackupKey | null = null) {
  return { connection: { connectionString: url }, app: '1.0.0', key, secret: null };
}

export async function backUp(url: string, key?: BackupKey): Promise<Buffer> {
  const parts: Buffer[] = [];
  const target = new Writable({
    write: (chunk: Buffer, _encoding, done) => (parts.push(chunk), done()),
  });
  await makeBackup(sourceOf(url, key), target);
  return Buffer.concat(parts);
}

export function restore(url: string, file: Buffer, key: BackupKey | null = null) {
  const config: Config = { ...parseConfig({ DATA_DIR: '/nowhere' }), backupKey: key };
  // In pieces as from a disk. The secret of the data is not part of these tests.
  const source = Readable.from(inPieces(file));
  return restoreBackup({ connectionString: url }, config, source, { lostSecret: true });
}

export function verify(file: Buffer, key: BackupKey | null = null) {
  return verifyBackup(Readable.from(inPieces(file)), key);
}

export async function emptyDatabase(): Promise<string> {
  const empty = await createEmptyDatabase();
  onTestFinished(() => empty.drop());
  return empty.url;
}

function* inPieces(file: Buffer): Generator<Buffer> {
  for (let at = 0; at < file.length; at += 1_000) yield file.subarray(at, at + 1_000);
}
