import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { Binaries } from './binaries.ts';
import { addMissingLinks } from './binary-links.ts';

/**
 * A copy of the binaries that every account can read, in its own folder under `parent`. The folder is named
 * after the version, so an upgrade makes a new copy (60 MB); otherwise the existing one is used.
 */
export async function copyBinaries(binaries: Binaries, parent: string): Promise<Binaries> {
  const target = join(parent, `postgresql-${binaries.version}`);
  if (!existsSync(target)) await copyInto(target, binaries);
  return { ...binaries, folder: join(target, 'native') };
}

async function copyInto(target: string, binaries: Binaries): Promise<void> {
  const unfinished = `${target}.${process.pid}`;
  const folder = join(unfinished, 'native');
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  await cp(binaries.folder, folder, { recursive: true, verbatimSymlinks: true });
  await openToAll(unfinished);
  await addMissingLinks({ ...binaries, folder });
  await rename(unfinished, target).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(target)) throw error; // otherwise another app made the copy in the meantime
  });
}

/** Under a strict umask, only their owner could read the copies. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, isProgram(await stat(path)) ? 0o755 : 0o644);
  }
}

function isProgram({ mode }: { mode: number }): boolean {
  return (mode & 0o100) !== 0;
}
