import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { type EmbeddedDatabase, launchEmbeddedDatabase } from '../db/embedded/launch.ts';
import { makeRunFolder } from './run-folders.ts';

export interface TemporaryPostgres {
  url: string;
  /** Where its programs are when it cannot reach the project's: other tests need no copy of their own. */
  fallbackRoot: string;
  stop(): Promise<void>;
}

/** A PostgreSQL of its own in a temporary folder, fast and forgetful. */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres> {
  const folder = await makeRunFolder(process.pid);
  const fallbackRoot = join(folder, 'fallback');
  const place = { dataDir: folder, dataDirExplicit: true, fallbackRoot };
  const database = await launchEmbeddedDatabase({ ...place, durable: false });
  return {
    url: urlOf(database),
    fallbackRoot,
    async stop() {
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The address of a database behind a socket: the host's name is a formality, its folder stands in the query. */
function urlOf({ connection }: EmbeddedDatabase): string {
  const { host, port, user, password, database } = connection;
  const address = new URL(`postgres://${user}:${password}@localhost:${port}/${database}`);
  address.searchParams.set('host', host);
  return address.href;
}
