import type { Stats } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

import type { Account } from './account.ts';

/**
 * The first folder on the way to `path`, or `path` itself, that `account` may not enter (or run);
 * undefined when the way is free. Looks at owner, group and mode; access control lists are not consulted.
 */
export async function blockedAt(path: string, account: Account): Promise<string | undefined> {
  for (const step of wayTo(await realpath(path))) {
    if (!mayEnter(await stat(step), account)) return step;
  }
  return undefined;
}

function wayTo(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [path] : [...wayTo(parent), path];
}

function mayEnter(entry: Stats, account: Account): boolean {
  if (entry.uid === account.uid) return (entry.mode & 0o100) !== 0;
  if (entry.gid === account.gid) return (entry.mode & 0o010) !== 0;
  return (entry.mode & 0o001) !== 0;
}
