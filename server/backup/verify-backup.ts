import type { Readable } from 'node:stream';
import type { BackupKey } from '../config/backup-key.ts';
import type { Foot, Head } from './manifest.ts';
import { readArchive } from './read-archive.ts';

/** Reads a backup to its end, without a database. @throws BackupError */
export function verifyBackup(
  source: Readable,
  key: BackupKey | null,
): Promise<{ head: Head; foot: Foot; encrypted: boolean; bytes: number }> {
  return readArchive(source, key, {
    head: async () => undefined,
    secret: async () => undefined,
    table: () => ({ write: async () => undefined, end: async () => undefined }),
  });
}
