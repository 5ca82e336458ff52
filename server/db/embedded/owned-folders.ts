import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, chmod, lchown, lstat, mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { OsUser } from './os-user.ts';
import { EmbeddedDatabaseError } from './errors.ts';

/** The path of a Unix socket may have 107 bytes on Linux and 103 on macOS. */
const socketPathLimit = 103;

/**
 * Creates a folder that only `account` can access. Anything in it that root owns (a restored copy) changes
 * owner.
 */
export async function ownFolder(folder: string, osUser: OsUser | undefined): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (osUser && (await lstat(folder)).uid === 0) await handOver(folder, osUser);
  await chmod(folder, 0o700);
}

/**
 * The socket's folder: inside the database's folder if its path is short enough, otherwise a short one of
 * ours in /tmp.
 * @throws EmbeddedDatabaseError if another user has taken that name.
 */
export async function socketFolderFor(folder: string, osUser: OsUser | undefined): Promise<string> {
  const inside = join(folder, 'run');
  if (Buffer.byteLength(join(inside, '.s.PGSQL.5432')) <= socketPathLimit) {
    await ownFolder(inside, osUser);
    return inside;
  }
  const short = `/tmp/fourgood-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  await mkdir(short, { mode: 0o700 }).catch(() => undefined);
  const found = await lstat(short);
  const mine = process.getuid?.() ?? 0;
  if (!found.isDirectory() || ![mine, osUser?.uid].includes(found.uid)) throw takenName(short);
  await ownFolder(short, osUser);
  return short;
}

/**
 * Opens a file of ours in a folder that the database's account owns. Refuses symbolic links, so that this
 * account cannot make root write elsewhere.
 */
export function openOwn(file: string, mode: 'append' | 'replace'): Promise<FileHandle> {
  const how = mode === 'append' ? constants.O_APPEND : constants.O_TRUNC;
  // Windows has neither this flag nor root.
  const noLinks = process.platform === 'win32' ? 0 : constants.O_NOFOLLOW;
  return open(file, constants.O_WRONLY | constants.O_CREAT | how | noLinks, 0o644);
}

async function handOver(path: string, osUser: OsUser): Promise<void> {
  await lchown(path, osUser.uid, osUser.gid);
  if (!(await lstat(path)).isDirectory()) return;
  for (const name of await readdir(path)) await handOver(join(path, name), osUser);
}

function takenName(path: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    `The folder ${path}, which the database needs for its socket, belongs to another user. ` +
      'Remove it, or set DATA_DIR to a folder with a shorter path.',
  );
}
