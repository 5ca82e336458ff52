import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

import type { Binaries } from '../binaries.ts';
import { addMissingLinks } from '../binary-links.ts';
import { type Cluster, clusterAt } from '../cluster.ts';
import { versionOf } from '../cluster-version.ts';
import { EmbeddedDatabaseError } from '../errors.ts';
import { initialize, setPassword } from '../initialize.ts';
import { stopRunning } from '../join-server.ts';
import { ownFolder } from '../owned-folders.ts';
import { runningPostmaster } from '../postmaster-file.ts';
import { startServer } from '../start-server.ts';
import { requireFreeSpace } from './free-space.ts';
import { finishReplacing, removeUnusedCopy, replaceData } from './replace-data.ts';

export interface UpgradeParts {
  /** PostgreSQL of an earlier major version, put into the folder if it isn't there yet. */
  findBinaries(major: string, folder: string): Promise<Binaries>;
  /** Copies everything from one server to an empty one, and compares it. */
  copy(from: pg.ClientConfig, to: pg.ClientConfig): Promise<void>;
  /** Receives a sentence for each step. */
  say(sentence: string): void;
}

/** From which major version, and where the old data is kept. Null: there was nothing to do. */
export type Upgraded = { from: string; kept: string } | null;

/**
 * Brings a data folder to the major version of this release's PostgreSQL: runs the earlier version on it,
 * copies everything to a new cluster, and puts that in its place. The old data stays next to it. Call it with
 * the folder locked. Until the copy is complete and compared, nothing of the old data changes.
 * @throws EmbeddedDatabaseError with sentences that say what to do
 */
export async function upgradeCluster(cluster: Cluster, parts: UpgradeParts): Promise<Upgraded> {
  const work = join(cluster.folder, 'upgrade');
  await finishReplacing(cluster);
  const from = await versionOf(cluster);
  if (from === cluster.binaries.major) {
    await rm(work, { recursive: true, force: true }); // of an upgrade that was killed at its very end
    return null;
  }
  if (from === undefined) throw missing(cluster);
  if (Number(from) > Number(cluster.binaries.major)) throw newer(cluster, from);
  await ownFolder(work, cluster.osUser);
  const older = await olderCluster(cluster, work);
  await refuseRunning(older);
  try {
    const fresh = await emptyCluster(cluster, work);
    await removeUnusedCopy(cluster);
    await requireFreeSpace(cluster);
    const binaries = await parts.findBinaries(from, join(work, `postgresql-${from}`));
    await addMissingLinks(binaries);
    await initialize(fresh);
    parts.say(`Copying the data from PostgreSQL ${from} to PostgreSQL ${cluster.binaries.major} …`);
    await copyBetween({ ...older, binaries }, fresh, parts);
    const kept = await replaceData(cluster, fresh.dataFolder, from);
    return { from, kept };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** The old data with settings, log and socket of its own. */
async function olderCluster({ osUser, password, ...cluster }: Cluster, work: string) {
  const { dataFolder, binaries, durable } = cluster;
  const place = { folder: join(work, 'older'), binaries, osUser, notices: [] };
  return { ...(await clusterAt(place, password, durable)), dataFolder, isOlder: true };
}

/** Where the copy will be. What an upgrade that was killed left there is stopped and removed. */
async function emptyCluster({ binaries, osUser, password, durable }: Cluster, work: string) {
  const folder = join(work, 'fresh');
  const fresh = await clusterAt({ folder, binaries, osUser, notices: [] }, password, durable);
  await stopRunning(fresh);
  await rm(fresh.dataFolder, { recursive: true, force: true });
  return fresh;
}

async function copyBetween(older: Cluster, fresh: Cluster, { copy }: UpgradeParts): Promise<void> {
  try {
    await setPassword(older); // whatever it was: the keys may come from another backup than the data
    await startServer(older);
    await startServer(fresh);
    await copy(connectionOf(older), connectionOf(fresh));
  } finally {
    await stopRunning(fresh);
    await stopRunning(older);
  }
}

function connectionOf({ host, port, password }: Cluster): pg.ClientConfig {
  return { host, port, password, user: 'fourgood', database: 'fourgood' };
}

/** A server that a killed upgrade left behind is stopped; any other is left alone. */
async function refuseRunning(older: Cluster): Promise<void> {
  const running = await runningPostmaster(older.dataFolder);
  if (!running) return;
  if (running.socketFolder === older.host && process.platform !== 'win32')
    return stopRunning(older);
  throw new EmbeddedDatabaseError(
    `The database in ${older.dataFolder} is running. Stop the app that uses it, then try again.`,
  );
}

function missing({ dataFolder }: Cluster): EmbeddedDatabaseError {
  const what = existsSync(dataFolder) ? 'is not a database' : 'does not exist';
  return new EmbeddedDatabaseError(
    `There is nothing to upgrade: ${dataFolder} ${what}. Check DATA_DIR: it has to be the same as for npm start.`,
  );
}

function newer({ dataFolder, binaries }: Cluster, found: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    `The database in ${dataFolder} belongs to PostgreSQL ${found}, which is newer than this release's PostgreSQL ${binaries.major}. ` +
      'Use the release of Fourgood that it was used with, or a later one.',
  );
}
