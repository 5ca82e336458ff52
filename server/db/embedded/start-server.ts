import type { ChildProcess } from 'node:child_process';
import { type FileHandle, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { MINUTE } from '../../../contract/durations.ts';
import type { Cluster } from './cluster.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import { openOwn } from './owned-folders.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { ended, lastLines, spawnProgram } from './run.ts';
import { accessRules, serverConfiguration } from './settings.ts';

/** Recovering as much log as `max_wal_size` allows takes seconds, longer on a slow disk. */
const startTimeoutMs = 2 * MINUTE;

/** The children of a killed server may hold its shared memory a moment longer. */
const leftoverTimeoutMs = 10_000;

/** The log records starts, stops and crashes; at this size it is emptied. */
const logLimitBytes = 1_000_000;

/**
 * Starts the server and waits until it accepts connections. It has its own process group, so that Ctrl-C in
 * the terminal reaches only the app, which then shuts the server down cleanly.
 * @throws EmbeddedDatabaseError with the last lines of its log.
 */
export async function startServer(cluster: Cluster): Promise<void> {
  await writeConfiguration(cluster);
  await clearSocket(cluster);
  const deadline = Date.now() + leftoverTimeoutMs;
  for (;;) {
    const log = await startOnce(cluster);
    if (log === undefined) return;
    if (!log.includes('shared memory block') || Date.now() > deadline)
      throw failedStart(cluster, log);
    await wait(100);
  }
}

async function writeConfiguration(cluster: Cluster): Promise<void> {
  const { folder, port, durable, isOlder } = cluster;
  const accessFile = join(folder, 'access.conf');
  const socketFolder = process.platform === 'win32' ? undefined : cluster.host;
  await write(accessFile, accessRules);
  await write(
    configurationFile(cluster),
    serverConfiguration({ socketFolder, port, accessFile, durable, isOlder }),
  );
}

async function write(file: string, text: string): Promise<void> {
  await using handle = await openOwn(file, 'replace');
  await handle.writeFile(text);
}

function configurationFile({ folder }: Cluster): string {
  return join(folder, 'server.conf');
}

/**
 * Removes a socket left by a crash: if another program now has the same process id, PostgreSQL would take
 * the socket's lock for a live server's. Only this cluster uses the folder, and it is not running.
 */
async function clearSocket({ host, port }: Cluster): Promise<void> {
  if (process.platform === 'win32') return;
  await rm(join(host, `.s.PGSQL.${port}`), { force: true });
  await rm(join(host, `.s.PGSQL.${port}.lock`), { force: true });
}

/** One attempt. Resolves to its log if it failed, to undefined once the server is ready. */
async function startOnce(cluster: Cluster): Promise<string | undefined> {
  const file = join(cluster.folder, 'server.log');
  await using log = await openLog(file);
  const from = (await log.stat()).size;
  if (await becomesReady(cluster, spawnServer(cluster, file, log.fd))) return undefined;
  return (await readFile(file)).subarray(from).toString();
}

async function openLog(file: string): Promise<FileHandle> {
  const found = await stat(file).catch(() => undefined);
  return openOwn(file, found && found.size > logLimitBytes ? 'replace' : 'append');
}

function spawnServer(cluster: Cluster, logFile: string, log: number): ChildProcess {
  const data = ['-D', cluster.dataFolder];
  if (process.platform !== 'win32') {
    const args = [...data, '-c', `config_file=${configurationFile(cluster)}`];
    const child = spawnProgram(cluster, 'postgres', args, {
      detached: true,
      stdio: ['ignore', log, log],
    });
    child.unref();
    return child;
  }
  // Windows: pg_ctl drops administrator rights, with which the server would refuse to run.
  const options = `-c config_file="${configurationFile(cluster)}"`;
  return spawnProgram(cluster, 'pg_ctl', ['start', '-W', ...data, '-l', logFile, '-o', options], {
    stdio: 'ignore',
  });
}

/** False if the process exits instead. */
async function becomesReady(cluster: Cluster, child: ChildProcess): Promise<boolean> {
  const launcher = process.platform === 'win32'; // pg_ctl, which exits successfully once the server has started
  const end = ended(cluster, child).then((code) => !launcher || code !== 0);
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    const postmaster = await readPostmasterFile(cluster.dataFolder);
    if (postmaster?.ready && (launcher || postmaster.pid === child.pid)) return true;
    const pause = wait(10, false);
    if (await Promise.race([end.then((failed) => failed || pause), pause])) return false;
  }
  throw tooSlow();
}

function failedStart(cluster: Cluster, log: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    `The database in ${cluster.dataFolder} could not be started. ${lastLines(log)}\n` +
      'Nothing has been changed. Fix the problem shown above, or set DATABASE_URL to your own PostgreSQL server.',
  );
}

function tooSlow(): EmbeddedDatabaseError {
  const minutes = startTimeoutMs / MINUTE;
  return new EmbeddedDatabaseError(
    `The database has not been ready for ${minutes} minutes; it may still be recovering from a crash. Try again in a few minutes.`,
  );
}
