import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { ConfigError } from '../config/config-error.ts';
import type { Config } from '../config/config.ts';
import { launchEmbeddedDatabase, removeEmbeddedDatabase } from '../db/embedded/launch.ts';

export interface OpenDatabase {
  connection: pg.PoolConfig;
  /** Sentences for the user at the terminal. */
  notices: string[];
  stop(): Promise<void>;
}

/**
 * Opens the configured database: starts the embedded one, or joins it if another process of this
 * installation is running it.
 * @param reset deletes the embedded one first.
 * @param report receives a sentence when the embedded one is lost, and when it is back.
 * @throws ConfigError, EmbeddedDatabaseError
 */
export async function openDatabase(
  config: Config,
  reset: boolean,
  report: (sentence: string) => void,
): Promise<OpenDatabase> {
  const { database, dataDir, production } = config;
  if (reset && (production || database.kind === 'external')) throw new ConfigError(resetRefusal);
  if (database.kind === 'external') {
    return { connection: { connectionString: database.url }, notices: [], stop: async () => {} };
  }
  const place = { dataDir, dataDirExplicit: database.dataDirExplicit };
  if (reset) {
    await removeEmbeddedDatabase(place);
    rmSync(join(dataDir, 'demo-sign-in.json'), { force: true });
  }
  return launchEmbeddedDatabase({ ...place, report });
}

const resetRefusal =
  '--reset works only with the embedded database, and never in production. For example: npm start -- --reset, without DATABASE_URL';
