import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { Cluster } from './cluster.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import { run } from './run.ts';
import { syncFolder } from './sync-folder.ts';

/**
 * Creates the data folder with the app's role and database. It is created next to its final location and
 * renamed when complete, so that a killed start leaves nothing half-initialized.
 * @throws EmbeddedDatabaseError with the program's last lines.
 */
export async function initialize(cluster: Cluster): Promise<void> {
  const unfinished = join(cluster.folder, 'unfinished');
  await rm(unfinished, { recursive: true, force: true });
  await makeDataFolder(cluster, unfinished);
  await runAlone({ ...cluster, dataFolder: unfinished }, [
    `create role fourgood login createdb password '${cluster.password}'`,
    'create database fourgood owner fourgood',
  ]);
  await rename(unfinished, cluster.dataFolder);
  if (cluster.durable) await syncFolder(cluster.folder);
}

/**
 * Sets the app role's password to the one in `cluster`, for a database whose keys were lost. The server
 * must not be running.
 */
export async function setPassword(cluster: Cluster): Promise<void> {
  await runAlone(cluster, [`alter role fourgood password '${cluster.password}'`]);
}

async function makeDataFolder(cluster: Cluster, dataFolder: string): Promise<void> {
  // Without a UTF-8 character type, pg_trgm ignores letters outside ASCII.
  const withLetters = initdbArguments(cluster, dataFolder, 'C.UTF-8');
  try {
    await run(cluster, 'initdb', withLetters);
  } catch (error) {
    if (!(error instanceof EmbeddedDatabaseError) || !error.message.includes('locale')) throw error;
    await rm(dataFolder, { recursive: true, force: true });
    await run(cluster, 'initdb', initdbArguments(cluster, dataFolder, 'C')); // a system without C.UTF-8
  }
}

function initdbArguments(
  { durable }: Cluster,
  dataFolder: string,
  characterType: string,
): string[] {
  return [
    `--pgdata=${dataFolder}`,
    '--username=postgres',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    `--lc-ctype=${characterType}`,
    '--data-checksums',
    '--auth=reject', // the server is started with our own access rules
    ...(durable ? [] : ['--no-sync']),
  ];
}

/** For statements that no role may run over a connection: uses PostgreSQL's single-user mode. */
export async function runAlone(cluster: Cluster, statements: string[]): Promise<void> {
  const options = [
    'exit_on_error=on',
    'log_min_error_statement=panic',
    'log_checkpoints=off',
    ...(cluster.durable ? [] : ['fsync=off']),
  ];
  const flags = options.flatMap((option) => ['-c', option]);
  await run(
    cluster,
    'postgres',
    ['--single', '-D', cluster.dataFolder, ...flags, 'postgres'],
    `${statements.join('\n')}\n`,
  );
}
