import { access, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './errors.ts';
import { ownerOf, runsAsRoot } from './os-user.ts';
import type { EmbeddedDatabaseLocation } from './launch.ts';
import { fallbackFolder, isCluster } from './placement-for-root.ts';
import { runningPostmaster } from './postmaster-file.ts';

/** Where an embedded database is, found without creating or changing anything. */
export interface FoundDatabase {
  /** What a backup of files has to contain, besides the keys. */
  folder: string;
  /** False before the first start, and if it is hidden. */
  exists: boolean;
  /** This account cannot look there, so it may exist. */
  isHidden: boolean;
  /** Outside `DATA_DIR`, because the account that runs PostgreSQL for root cannot enter it. */
  isMoved: boolean;
  isRunning: boolean;
  /** The account that owns it; null if that is this process's own. */
  owner: string | null;
}

/** Follows the rules of `choosePlacement` for a database that exists. */
export async function locateEmbeddedDatabase({
  dataDir,
  dataDirExplicit,
  fallbackRoot = '/var/lib/fourgood',
}: EmbeddedDatabaseLocation): Promise<FoundDatabase> {
  // As the server itself names it.
  const here = join(await realpath(dataDir).catch(() => dataDir), 'postgres');
  const moved = join(fallbackFolder(fallbackRoot), 'postgres');
  const isMoved = runsAsRoot() && !dataDirExplicit && !isCluster(here) && isCluster(moved);
  const folder = isMoved ? moved : here;
  const data = join(folder, 'data');
  const obstacle = await access(join(data, 'PG_VERSION')).catch((error: unknown) =>
    errorCode(error),
  );
  return {
    folder,
    exists: obstacle === undefined,
    isHidden: obstacle !== undefined && obstacle !== 'ENOENT',
    isMoved,
    isRunning: (await runningPostmaster(data)) !== undefined,
    owner: await ownerOf(folder),
  };
}
