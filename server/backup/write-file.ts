import { createWriteStream, existsSync, type WriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { BackupError } from './backup-error.ts';

/**
 * Writes a file that either is complete and on the disk, or is not there: it has another name until then. Only
 * its owner can read it.
 * @param force replace an existing file
 * @throws BackupError if it exists
 */
export async function writeFileSafely<T>(
  path: string,
  force: boolean,
  write: (target: WriteStream) => Promise<T>,
): Promise<T> {
  refuseExisting(path, force);
  const partial = `${path}.partial`;
  await rm(partial, { force: true }); // of a run that was killed
  try {
    const result = await write(
      createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true }),
    );
    refuseExisting(path, force);
    await rename(partial, path);
    await syncFolder(dirname(path));
    return result;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

function refuseExisting(path: string, force: boolean): void {
  if (existsSync(path) && !force)
    throw new BackupError(
      `${path} exists already. Choose another name, or add --force to replace it.`,
    );
}

/** Without it, the new name may be gone after a power failure. Windows can't, and needs no such thing. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
