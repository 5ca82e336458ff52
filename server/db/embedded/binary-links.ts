import { lstat, readFile, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

import type { Binaries } from './binaries.ts';
import { errorCode } from './errors.ts';

/**
 * Creates the symbolic links between libraries that the package's install script would create, so that an
 * install without scripts works too. Existing links stay.
 * @returns false if links are missing and the folder is not writable.
 */
export async function addMissingLinks(binaries: Binaries): Promise<boolean> {
  const root = dirname(binaries.folder);
  for (const { source, target } of await listedLinks(binaries)) {
    const place = join(root, target);
    if (await exists(place)) continue;
    if (!(await link(relative(dirname(target), source), place))) return false;
  }
  return true;
}

/** The links that an npm archive cannot contain; both paths are relative to the package's folder. */
async function listedLinks(binaries: Binaries): Promise<{ source: string; target: string }[]> {
  const list = await readFile(join(binaries.folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  return JSON.parse(list) as { source: string; target: string }[]; // the package's own format
}

function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

async function link(source: string, place: string): Promise<boolean> {
  try {
    await symlink(source, place);
    return true;
  } catch (error) {
    const code = errorCode(error) ?? '';
    if (code === 'EEXIST') return true; // another app that starts at the same time made it
    if (['EACCES', 'EPERM', 'EROFS'].includes(code)) return false;
    throw error;
  }
}
