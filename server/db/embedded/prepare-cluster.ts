import type { Cluster } from './cluster.ts';
import { versionOf } from './cluster-version.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import { initialize } from './initialize.ts';
import { finishReplacing } from './upgrade/replace-data.ts';

/**
 * Initializes the cluster on the first start, and rejects one that this release cannot open.
 * @throws EmbeddedDatabaseError for a data folder of another major version, or if `initdb` fails.
 */
export async function prepareCluster(cluster: Cluster): Promise<void> {
  await finishReplacing(cluster);
  const found = await versionOf(cluster);
  if (found === undefined) await initialize(cluster);
  else if (found !== cluster.binaries.major) throw otherVersion(cluster, found);
}

function otherVersion({ dataFolder, binaries }: Cluster, found: string): EmbeddedDatabaseError {
  const isOlder = Number(found) < Number(binaries.major);
  const what = isOlder
    ? 'Stop the app and copy DATA_DIR, or make a backup with the release that you used before; then run: npm run upgrade-database (docs/DEPLOY.md, "Upgrading").'
    : 'Use the release of Fourgood that it was last used with, or a later one.';
  return new EmbeddedDatabaseError(
    `The database in ${dataFolder} belongs to PostgreSQL ${found}; this release includes PostgreSQL ${binaries.major}, ` +
      `which cannot open it. ${what} Nothing has been changed.`,
  );
}
