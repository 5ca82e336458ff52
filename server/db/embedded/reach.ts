import type { Stats } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

import type { OsUser } from './os-user.ts';

/**
 * The first folder on the path to `path`, or `path` itself, that `account` may not enter (or run);
 * undefined if nothing blocks it. Checks owner, group and mode, not access control lists.
 */
export async function blockedAt(path: string, osUser: OsUser): Promise<string | undefined> {
  for (const step of foldersTo(await realpath(path))) {
    if (!mayEnter(await stat(step), osUser)) return step;
  }
  return undefined;
}

function foldersTo(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [path] : [...foldersTo(parent), path];
}

function mayEnter(entry: Stats, osUser: OsUser): boolean {
  if (entry.uid === osUser.uid) return (entry.mode & 0o100) !== 0;
  if (entry.gid === osUser.gid) return (entry.mode & 0o010) !== 0;
  return (entry.mode & 0o001) !== 0;
}
