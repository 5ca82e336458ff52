import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { choosePlacement } from '../db/embedded/choose-placement.ts';
import { clusterAt } from '../db/embedded/cluster.ts';
import { runAlone } from '../db/embedded/initialize.ts';
import { type EmbeddedDatabase, launchEmbeddedDatabase } from '../db/embedded/launch.ts';
import { makeRunFolder } from './run-folders.ts';

export interface TemporaryPostgres {
  url: string;
  /** Where its programs are if it cannot reach the project's: other tests need no second copy. */
  fallbackRoot: string;
  stop(): Promise<void>;
}

/**
 * Three test files at a time, with up to three processes of 21 connections each, and the programs that other
 * files start; the 60 of an embedded database were too few.
 */
const maxConnections = 250;

/**
 * A new PostgreSQL in a temporary folder.
 * @param durable flush commits to disk, as in production; tests are faster without.
 */
export async function startTemporaryPostgres(durable = false): Promise<TemporaryPostgres> {
  const folder = await makeRunFolder(process.pid);
  const fallbackRoot = join(folder, 'fallback');
  const place = { dataDir: folder, dataDirExplicit: true, fallbackRoot };
  // Started once to create it: its settings can be changed only in its folder (`ALTER SYSTEM`).
  await (await launchEmbeddedDatabase({ ...place, durable })).stop();
  await appendFile(
    join(folder, 'postgres/data/postgresql.auto.conf'),
    `max_connections = ${maxConnections}\n`,
  );
  const cluster = await clusterAt(await choosePlacement(place), '', durable);
  // For tests that create roles of their own.
  await runAlone(cluster, ['alter role fourgood createrole']);
  const database = await launchEmbeddedDatabase({ ...place, durable });
  return {
    url: urlOf(database),
    fallbackRoot,
    async stop() {
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The URL of a database behind a socket: the host is a placeholder, and the query contains the socket's
 * folder.
 */
function urlOf({ connection }: EmbeddedDatabase): string {
  const { host, port, user, password, database } = connection;
  const address = new URL(`postgres://${user}:${password}@localhost:${port}/${database}`);
  address.searchParams.set('host', host);
  return address.href;
}
