import { readFile } from 'node:fs/promises';

import { EmbeddedDatabaseError } from './errors.ts';

/** The unprivileged account that runs PostgreSQL when the app itself runs as root. */
export interface Account {
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
export async function unprivilegedAccount(): Promise<Account> {
  const accounts = await knownAccounts();
  const account = findAccount(accounts, 'postgres') ?? findAccount(accounts, 'nobody');
  if (account) return account;
  throw new EmbeddedDatabaseError(
    'PostgreSQL does not run as root, and this system has no "postgres" or "nobody" account to run it. ' +
      'Start the app as a regular user, or set DATABASE_URL to your own PostgreSQL server.',
  );
}

/** The account with these ids. Files may belong to a uid that has no name. */
export async function accountOf(ids: { uid: number; gid: number }): Promise<Account> {
  const known = (await knownAccounts()).find(({ uid }) => uid === ids.uid);
  return { name: known?.name ?? `uid ${ids.uid}`, uid: ids.uid, gid: ids.gid };
}

/** Parses `/etc/passwd` (name:password:uid:gid:…). */
export function parseAccounts(passwd: string): Account[] {
  return passwd.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    // macOS lists the ids of `nobody` as -2; system calls expect them unsigned.
    return name && gid ? [{ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }] : [];
  });
}

async function knownAccounts(): Promise<Account[]> {
  return parseAccounts(await readFile('/etc/passwd', 'utf8').catch(() => ''));
}

function findAccount(accounts: Account[], name: string): Account | undefined {
  return accounts.find((account) => account.name === name);
}
