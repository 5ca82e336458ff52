import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

import { type OsUser, osUserOf, unprivilegedUser } from './os-user.ts';
import type { Binaries } from './binaries.ts';
import { copyBinaries } from './binary-copy.ts';
import { addMissingLinks } from './binary-links.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import type { Placement, PlacementOptions } from './placement.ts';
import { blockedAt } from './reach.ts';

const projectRoot = resolve(import.meta.dirname, '../../..');

/** `choosePlacement` for an app that runs as root. */
export async function placeForRoot(
  options: PlacementOptions,
  installed: Binaries,
): Promise<Placement> {
  const here = join(options.dataDir, 'postgres');
  const fallback = fallbackFolder(options.fallbackRoot);
  const osUser = await accountFor([here, join(fallback, 'postgres')]);
  // We may open up the default folder itself; the keys folder in it stays at mode 0700.
  if (!options.dataDirExplicit) await chmod(options.dataDir, 0o711);
  const folder = await chooseFolder(options, here, join(fallback, 'postgres'), osUser);
  const blocked = await blockedAt(join(installed.folder, 'bin', 'postgres'), osUser);
  if (blocked || folder !== here) await openFallback(fallback, osUser);
  const binaries = blocked ? await copyBinaries(installed, fallback) : installed;
  await addMissingLinks(binaries);
  return {
    folder,
    binaries,
    osUser,
    notices: describeMoves(osUser, { here, folder, installed, binaries }),
  };
}

/** Where this project's database and programs go if the account that runs them cannot reach the project. */
export function fallbackFolder(fallbackRoot: string): string {
  return join(fallbackRoot, hash(projectRoot));
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** An existing database keeps its account; only one owned by root (a restored copy) changes owner. */
async function accountFor(folders: string[]): Promise<OsUser> {
  for (const folder of folders) {
    const owner = await stat(folder).catch(() => undefined);
    if (owner && owner.uid !== 0) return osUserOf(owner);
  }
  return unprivilegedUser();
}

/** Never leaves an existing database for an empty one. */
async function chooseFolder(
  options: PlacementOptions,
  here: string,
  moved: string,
  osUser: OsUser,
): Promise<string> {
  const blocked = await blockedAt(options.dataDir, osUser);
  const bound = options.dataDirExplicit || isCluster(here);
  if (blocked && bound) throw unreachable(options, osUser, blocked);
  return blocked || (!bound && isCluster(moved)) ? moved : here;
}

/** Whether there is a database in this folder. */
export function isCluster(folder: string): boolean {
  return existsSync(join(folder, 'data', 'PG_VERSION'));
}

function unreachable(
  options: PlacementOptions,
  osUser: OsUser,
  blocked: string,
): EmbeddedDatabaseError {
  const name = options.dataDirExplicit
    ? `DATA_DIR (${options.dataDir})`
    : `The data folder ${options.dataDir}`;
  return new EmbeddedDatabaseError(
    `${name} cannot be used: PostgreSQL does not run as root, and the account "${osUser.name}" that runs it instead ` +
      `cannot open ${blocked}. Choose a DATA_DIR that it can reach, such as /var/lib/fourgood-data, ` +
      'or start the app as a regular user.',
  );
}

async function openFallback(fallback: string, osUser: OsUser): Promise<void> {
  for (const folder of [dirname(fallback), fallback]) {
    const made = await mkdir(folder, { recursive: true });
    if (made) await chmod(folder, 0o755); // regardless of the umask
  }
  const blocked = await blockedAt(fallback, osUser);
  if (!blocked) return;
  throw new EmbeddedDatabaseError(
    `PostgreSQL does not run as root, and the account "${osUser.name}" that runs it instead cannot open ${blocked}. ` +
      'Start the app as a regular user, or set DATABASE_URL to your own PostgreSQL server.',
  );
}

interface Moves {
  here: string;
  folder: string;
  installed: Binaries;
  binaries: Binaries;
}

function describeMoves(osUser: OsUser, { here, folder, installed, binaries }: Moves): string[] {
  const why = `PostgreSQL does not run as root, and the account "${osUser.name}" that runs it cannot reach this folder`;
  if (folder !== here) return [`${why}, so the database is kept in ${folder}.`];
  if (binaries !== installed) return [`${why}, so it runs from ${binaries.folder}.`];
  return [];
}
