import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { launchEmbeddedDatabase } from '../../db/embedded/launch.ts';
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

/** Makes the data folder of a recorded release: its keys, and an embedded database with its rows. */
export async function restoreRelease(name: string, dataDir: string): Promise<Restored> {
  const release = readRelease(name);
  for (const [file, text] of Object.entries(release.keys)) {
    const path = join(dataDir, 'keys', file);
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(path, text, { mode: 0o600 });
  }
  const database = await launchEmbeddedDatabase({ ...placeIn(dataDir), durable: false });
  try {
    await migrate(database.connection, { through: newestMigration(release) });
    return await withClient(database.connection, async (client) => {
      await loadRows(client, readRows(name), new Date(release.recordedAt));
      return { release, schema: await describeSchema(client) };
    });
  } finally {
    await database.stop();
  }
}
