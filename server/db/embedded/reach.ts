import type { Stats } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

import type { Account } from './account.ts';

/**
 * The first folder on the path to `path`, or `path` itself, that `account` may not enter (or run);
 * undefined if nothing blocks it. Checks owner, group and mode, not access control lists.
 */
export async function blockedAt(path: string, account: Account): Promise<string | undefined> {
  for (const step of foldersTo(await realpath(path))) {
    if (!mayEnter(await stat(step), account)) return step;
  }
  return undefined;
}

function foldersTo(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [path] : [...foldersTo(parent), path];
}

function mayEnter(entry: Stats, account: Account): boolean {
  if (entry.uid === account.uid) return (entry.mode & 0o100) !== 0;
  if (entry.gid === account.gid) return (entry.mode & 0o010) !== 0;
  return (entry.mode & 0o001) !== 0;
}
