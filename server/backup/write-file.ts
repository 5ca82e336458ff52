import { randomBytes } from 'node:crypto';
import { createWriteStream, existsSync, type WriteStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { HOUR } from '../../contract/durations.ts';
import { BackupError } from './backup-error.ts';

/**
 * Writes a file that either is complete and on the disk, or is not there: it has another name until then. Only
 * its owner can read it.
 * @param force replace an existing file
 * @throws BackupError if it exists, or its folder does not
 */
export async function writeFileSafely<T>(
  path: string,
  force: boolean,
  write: (target: WriteStream) => Promise<T>,
): Promise<T> {
  refuseExisting(path, force);
  requireFolder(dirname(path));
  await removeAbandoned(path);
  // Another run may be writing the same backup: with the same name, each would take the other's for its own.
  const partial = `${path}.${randomBytes(6).toString('hex')}.partial`;
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

/** Of runs that were killed: one that is still running writes more often. */
async function removeAbandoned(path: string): Promise<void> {
  const folder = dirname(path);
  for (const name of await readdir(folder).catch(() => [])) {
    const rest = name.startsWith(`${basename(path)}.`) ? name.slice(basename(path).length) : '';
    if (!/^\.[\da-f]{12}\.partial$/.test(rest)) continue;
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && Date.now() - found.mtimeMs > 12 * HOUR)
      await rm(join(folder, name), { force: true });
  }
}

function refuseExisting(path: string, force: boolean): void {
  if (existsSync(path) && !force)
    throw new BackupError(
      `${path} exists already. Choose another name, or add --force to replace it.`,
    );
}

function requireFolder(folder: string): void {
  if (!existsSync(folder)) throw new BackupError(`The folder ${folder} does not exist.`);
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
