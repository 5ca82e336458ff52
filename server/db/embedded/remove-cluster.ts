import { rm } from 'node:fs/promises';

import type { Cluster } from './cluster.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import { stopRunning } from './join-server.ts';
import { countOtherLeases, takeLease } from './lease.ts';
import { runningPostmaster } from './postmaster-file.ts';

/**
 * Removes the data of a cluster that no running app uses. Call it with the folder locked.
 * @throws EmbeddedDatabaseError if another running app uses it.
 */
export async function removeCluster(cluster: Cluster): Promise<void> {
  if (await isUsed(cluster)) {
    throw new EmbeddedDatabaseError(
      `Another running app is using the database in ${cluster.folder}, so it was not deleted. Stop that app, then try again.`,
    );
  }
  await stopRunning(cluster);
  await rm(cluster.dataFolder, { recursive: true, force: true });
}

async function isUsed(cluster: Cluster): Promise<boolean> {
  const running = await runningPostmaster(cluster.dataFolder);
  if (!running) return false;
  const address = {
    host: running.socketFolder || cluster.host,
    port: running.port || cluster.port,
  };
  const lease = await takeLease({ ...cluster, ...address }).catch(() => undefined);
  if (typeof lease !== 'object') return false;
  try {
    return (await countOtherLeases(lease)) > 0;
  } finally {
    await lease.client.end();
  }
}
