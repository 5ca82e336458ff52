import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { choosePlacement } from '../../server/db/embedded/choose-placement.ts';
import { type Cluster, clusterAt } from '../../server/db/embedded/cluster.ts';
import { lastLines, spawnProgram } from '../../server/db/embedded/run.ts';
import { prepareCluster } from '../../server/db/embedded/prepare-cluster.ts';
import { accessRules, serverConfiguration } from '../../server/db/embedded/settings.ts';
import { makeRunFolder } from '../../server/testing/run-folders.ts';
import { endWithUs, signal, treeOf } from './cleanup.ts';
import { appUrl, type Statements, statementsOn } from './statements.ts';
import { freePort } from './free-port.ts';
import { waitUntil } from './wait-until.ts';

/** A PostgreSQL on a TCP port, as somebody else would run it for the app: to stop, pause and kill. */
export interface DatabaseServer extends Statements {
  cluster: Cluster;
  /** As the app connects; on another port with a gateway in between. */
  urlAt(port: number): string;
  start(): Promise<void>;
  /** `fast` ends connections and writes everything; `immediate` is like a power failure. */
  stop(mode?: 'fast' | 'immediate'): Promise<void>;
  /** SIGKILL to all of its processes at once. */
  kill(): Promise<void>;
  /** SIGSTOP to all of its processes. @returns what continues them. */
  pause(): () => void;
  remove(): Promise<void>;
}

/** The superuser connects without a password, to a server in a temporary folder of this computer. */
const superuserRules = ['postgres', 'replication']
  .map((database) => `host ${database} postgres 127.0.0.1/32 trust\n`)
  .join('');

/** Starting, recovering and stopping take seconds, longer on a busy machine. */
const timeoutMs = 60_000;

/**
 * Makes a new, empty cluster without starting it. Commits reach the disk, as in production.
 * @param run the process that the temporary folder belongs to (`makeRunFolder`).
 */
export async function makeDatabaseServer(run?: number): Promise<DatabaseServer> {
  const cluster = await makeCluster(run);
  await prepareCluster(cluster);
  return databaseServer(cluster);
}

/** A place for a cluster, with nothing in it yet. */
export async function makeCluster(run?: number): Promise<Cluster> {
  const folder = await makeRunFolder(run);
  const fallbackRoot = process.env.TEST_FALLBACK_ROOT ?? join(folder, 'fallback');
  const placement = await choosePlacement({ dataDir: folder, dataDirExplicit: true, fallbackRoot });
  const cluster = await clusterAt(placement, 'for-a-proof-only', true);
  return { ...cluster, port: await freePort() };
}

export function databaseServer(cluster: Cluster): DatabaseServer {
  let child: ChildProcess | undefined;
  const pids = () => (child?.pid === undefined || hasEnded(child) ? [] : treeOf(child.pid));
  const gone = async () => {
    if (child && !hasEnded(child)) await once(child, 'exit');
  };
  const kill = async () => {
    for (const pid of pids()) signal(pid, 'SIGKILL');
    await gone();
  };
  return {
    cluster,
    ...statementsOn(cluster),
    urlAt: (port) => appUrl(cluster, port),
    kill,
    async start() {
      child = await startProcess(cluster);
    },
    async stop(mode = 'fast') {
      if (child?.pid !== undefined) signal(child.pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
      await gone();
    },
    pause() {
      const stopped = pids();
      for (const pid of stopped) signal(pid, 'SIGSTOP');
      return () => stopped.toReversed().forEach((pid) => signal(pid, 'SIGCONT'));
    },
    async remove() {
      await kill();
      await rm(join(cluster.folder, '..'), { recursive: true, force: true });
    },
  };
}

async function startProcess(cluster: Cluster): Promise<ChildProcess> {
  const file = join(cluster.folder, 'server.log');
  await configure(cluster);
  const answers = () =>
    statementsOn(cluster)
      .query('select 1')
      .then(
        () => true,
        () => false,
      );
  for (;;) {
    const log = openSync(file, 'a');
    const from = statSync(file).size;
    const args = ['-D', cluster.dataFolder, '-c', `config_file=${configurationFile(cluster)}`];
    const stdio = ['ignore', log, log] as const;
    const child = spawnProgram(cluster, 'postgres', args, { detached: true, stdio: [...stdio] });
    closeSync(log);
    if (child.pid !== undefined) child.once('exit', endWithUs(child.pid));
    await waitUntil(async () => hasEnded(child) || (await answers()), timeoutMs);
    if (!hasEnded(child)) return child;
    const output = readFileSync(file).subarray(from).toString();
    // The children of a killed server hold its shared memory a moment longer.
    if (!output.includes('shared memory block'))
      throw new Error(`PostgreSQL did not start. ${lastLines(output)}`);
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** The embedded server's own settings, on a TCP port. */
async function configure(cluster: Cluster): Promise<void> {
  const { host: socketFolder, port, durable } = cluster;
  const accessFile = join(cluster.folder, 'access.conf');
  await writeFile(accessFile, accessRules + superuserRules);
  const settings = serverConfiguration({ socketFolder, port, accessFile, durable });
  await writeFile(configurationFile(cluster), `${settings}listen_addresses = '127.0.0.1'\n`);
}

function configurationFile({ folder }: Cluster): string {
  return join(folder, 'server.conf');
}
