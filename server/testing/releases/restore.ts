import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import type { Binaries } from '../../db/embedded/binaries.ts';
import { addMissingLinks } from '../../db/embedded/binary-links.ts';
import { choosePlacement } from '../../db/embedded/choose-placement.ts';
import { clusterAt } from '../../db/embedded/cluster.ts';
import { initialize } from '../../db/embedded/initialize.ts';
import { stopRunning } from '../../db/embedded/join-server.ts';
import { launchEmbeddedDatabase } from '../../db/embedded/launch.ts';
import { databasePassword } from '../../db/embedded/password.ts';
import { startServer } from '../../db/embedded/start-server.ts';
import { migrate } from '../../db/migrate.ts';
import { describeSchema } from '../describe-schema.ts';
import { placeIn } from '../embedded-database.ts';
import { withClient } from '../with-client.ts';
import { newestMigration, readRelease, readRows, type Release } from './release.ts';
import { loadRows } from './rows.ts';

/** An installation of an earlier version, stopped, in a data folder. */
export interface Restored {
  release: Release;
  /** Its schema, as this version's migrations make it up to where that version was. */
  schema: string;
}

/**
 * Makes the data folder of a recorded release: its keys, and an embedded database with its rows.
 * @param binaries of an earlier major version of PostgreSQL; @param addMore to what was recorded
 */
export async function restoreRelease(
  name: string,
  dataDir: string,
  {
    binaries,
    addMore,
  }: { binaries?: Binaries; addMore?: (client: pg.Client) => Promise<void> } = {},
): Promise<Restored> {
  const release = readRelease(name);
  for (const [file, text] of Object.entries(release.keys)) {
    const path = join(dataDir, 'keys', file);
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(path, text, { mode: 0o600 });
  }
  const database = binaries
    ? await startOlder(dataDir, binaries)
    : await launchEmbeddedDatabase({ ...placeIn(dataDir), durable: false });
  try {
    await migrate(database.connection, { through: newestMigration(release) });
    return await withClient(database.connection, async (client) => {
      await loadRows(client, readRows(name), new Date(release.recordedAt));
      await addMore?.(client);
      return { release, schema: await describeSchema(client) };
    });
  } finally {
    await database.stop();
  }
}

/** As the launcher of a release with these binaries would have made and started it. */
async function startOlder(dataDir: string, binaries: Binaries) {
  await addMissingLinks(binaries);
  const placement = await choosePlacement({ ...placeIn(dataDir), dataDir });
  const password = await databasePassword(dataDir);
  const made = await clusterAt({ ...placement, binaries }, password, false);
  const cluster = { ...made, isOlder: true };
  await initialize(cluster);
  await startServer(cluster);
  const { host, port } = cluster;
  return {
    connection: { host, port, user: 'fourgood', password, database: 'fourgood' },
    stop: () => stopRunning(cluster),
  };
}
