import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Cluster } from './cluster.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import { initialize } from './initialize.ts';

/**
 * Initializes the cluster on the first start, and rejects one that this release cannot open.
 * @throws EmbeddedDatabaseError for a data folder of another major version, or if `initdb` fails.
 */
export async function prepareCluster(cluster: Cluster): Promise<void> {
  await refuseOtherVersion(cluster);
  if (!existsSync(join(cluster.dataFolder, 'PG_VERSION'))) await initialize(cluster);
}

async function refuseOtherVersion({ dataFolder, binaries }: Cluster): Promise<void> {
  const found = (
    await readFile(join(dataFolder, 'PG_VERSION'), 'utf8').catch(() => binaries.major)
  ).trim();
  if (found === binaries.major) return;
  throw new EmbeddedDatabaseError(
    `The database in ${dataFolder} was created by PostgreSQL ${found}; this release includes PostgreSQL ${binaries.major}, ` +
      `which cannot open it. Export it with PostgreSQL ${found} (pg_dump) and import it after the first start in ` +
      'an empty folder, or go back to the release that created it. Nothing has been changed.',
  );
}
