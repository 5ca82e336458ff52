import { readFile, stat } from 'node:fs/promises';

import { EmbeddedDatabaseError } from './errors.ts';

/** An operating system user; the unprivileged one that runs PostgreSQL when the app itself runs as root. */
export interface OsUser {
  name: string;
  uid: number;
  gid: number;
}

/** True if PostgreSQL would refuse to run under the app's own account. */
export function runsAsRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * `postgres` if the system has it, otherwise `nobody`; system users are never created.
 * @throws EmbeddedDatabaseError if the system has neither.
 */
export async function unprivilegedUser(): Promise<OsUser> {
  const users = await knownOsUsers();
  const osUser = findOsUser(users, 'postgres') ?? findOsUser(users, 'nobody');
  if (osUser) return osUser;
  throw new EmbeddedDatabaseError(
    'PostgreSQL does not run as root, and this system has no "postgres" or "nobody" account to run it. ' +
      'Start the app as a regular user, or set DATABASE_URL to your own PostgreSQL server.',
  );
}

/** The account with these ids. Files may belong to a uid that has no name. */
export async function osUserOf(ids: { uid: number; gid: number }): Promise<OsUser> {
  const known = (await knownOsUsers()).find(({ uid }) => uid === ids.uid);
  return { name: known?.name ?? `uid ${ids.uid}`, uid: ids.uid, gid: ids.gid };
}

/** The account that owns a file or folder; null if that is this process's own, or if it can't be told. */
export async function ownerOf(path: string): Promise<string | null> {
  const found = await stat(path).catch(() => null);
  if (!found || !process.getuid || found.uid === process.getuid()) return null;
  return (await osUserOf(found)).name;
}

/** Parses `/etc/passwd` (name:password:uid:gid:…). */
export function parseOsUsers(passwd: string): OsUser[] {
  return passwd.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    // macOS lists the ids of `nobody` as -2; system calls expect them unsigned.
    return name && gid ? [{ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }] : [];
  });
}

async function knownOsUsers(): Promise<OsUser[]> {
  return parseOsUsers(await readFile('/etc/passwd', 'utf8').catch(() => ''));
}

function findOsUser(users: OsUser[], name: string): OsUser | undefined {
  return users.find((osUser) => osUser.name === name);
}
