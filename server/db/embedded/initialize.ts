import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { Cluster } from './cluster.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import { run } from './run.ts';

/**
 * Creates the data folder with the app's role and database. It is created next to its final location
 * and renamed when complete, so that a start that is killed leaves nothing unfinished.
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
  if (cluster.durable) await sync(cluster.folder);
}

/** Gives the app's role the password in `cluster`, for a database whose keys were lost. The server must not run. */
export async function setPassword(cluster: Cluster): Promise<void> {
  await runAlone(cluster, [`alter role fourgood password '${cluster.password}'`]);
}

async function makeDataFolder(cluster: Cluster, dataFolder: string): Promise<void> {
  // Letters outside ASCII keep their meaning only under a UTF-8 character type; pg_trgm drops them otherwise.
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
    '--auth=reject', // the server is started with access rules of our own
    ...(durable ? [] : ['--no-sync']),
  ];
}

/** Statements that no role may run over a connection, in PostgreSQL's single-user mode. */
async function runAlone(cluster: Cluster, statements: string[]): Promise<void> {
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

/** Makes the rename itself survive a power cut. */
async function sync(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // folders cannot be opened there
  await using handle = await open(folder);
  await handle.sync();
}
