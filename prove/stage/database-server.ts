import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

import { choosePlacement } from '../../server/db/embedded/choose-placement.ts';
import { type Cluster, clusterAt } from '../../server/db/embedded/cluster.ts';
import { lastLines, spawnProgram } from '../../server/db/embedded/run.ts';
import { prepareCluster } from '../../server/db/embedded/prepare-cluster.ts';
import { accessRules, serverConfiguration } from '../../server/db/embedded/settings.ts';
import { makeRunFolder } from '../../server/testing/run-folders.ts';
import { endWithUs, signal, treeOf } from './cleanup.ts';
import { freePort } from './free-port.ts';
import { waitUntil } from './wait-until.ts';

/** A PostgreSQL on a TCP port, as somebody else would run it for the app: to stop, pause and kill. */
export interface DatabaseServer {
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
  /** Runs a statement as PostgreSQL's own superuser. */
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
  /** Runs a statement in the app's database. */
  queryApp<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
  /** Runs statements on one connection of the superuser, which ends with them. */
  withSession<T>(work: (client: pg.Client) => Promise<T>): Promise<T>;
  /** Whether it takes writes at this moment. */
  isWritable(): Promise<boolean>;
  remove(): Promise<void>;
}

/** The superuser connects without a password, to a server in a temporary folder of this computer. */
const superuserRules = ['postgres', 'replication']
  .map((database) => `host ${database} postgres 127.0.0.1/32 trust\n`)
  .join('');

/** Starting, recovering and stopping take seconds, longer on a busy machine. */
const patienceMs = 60_000;

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
  const superuser = `postgres://postgres@127.0.0.1:${cluster.port}/postgres`;
  const pids = () => (child?.pid === undefined || hasEnded(child) ? [] : treeOf(child.pid));
  const gone = async () => {
    if (child && !hasEnded(child)) await once(child, 'exit');
  };
  const server: DatabaseServer = {
    cluster,
    urlAt: (port) => `postgres://fourgood:${cluster.password}@127.0.0.1:${port}/fourgood`,
    async start() {
      child = await startProcess(cluster);
    },
    async stop(mode = 'fast') {
      if (child?.pid !== undefined) signal(child.pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
      await gone();
    },
    async kill() {
      for (const pid of pids()) signal(pid, 'SIGKILL');
      await gone();
    },
    pause() {
      const stopped = pids();
      for (const pid of stopped) signal(pid, 'SIGSTOP');
      return () => stopped.toReversed().forEach((pid) => signal(pid, 'SIGCONT'));
    },
    query: async <Row extends pg.QueryResultRow>(text: string) =>
      server.withSession(async (client) => (await client.query<Row>(text)).rows),
    queryApp: <Row extends pg.QueryResultRow>(text: string) =>
      withClient(server.urlAt(cluster.port), async (app) => (await app.query<Row>(text)).rows),
    withSession: (work) => withClient(superuser, work),
    isWritable: () =>
      server.query<{ standby: boolean }>('select pg_is_in_recovery() as standby').then(
        ([row]) => row?.standby === false,
        () => false,
      ),
    async remove() {
      await server.kill();
      await rm(join(cluster.folder, '..'), { recursive: true, force: true });
    },
  };
  return server;
}

/** Runs work on a connection of its own. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined); // the server may be killed under it
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function startProcess(cluster: Cluster): Promise<ChildProcess> {
  const file = join(cluster.folder, 'server.log');
  await configure(cluster);
  for (;;) {
    const log = openSync(file, 'a');
    const from = statSync(file).size;
    const args = ['-D', cluster.dataFolder, '-c', `config_file=${configurationFile(cluster)}`];
    const stdio = ['ignore', log, log] as const;
    const child = spawnProgram(cluster, 'postgres', args, { detached: true, stdio: [...stdio] });
    closeSync(log);
    if (child.pid !== undefined) child.once('exit', endWithUs(child.pid));
    await waitUntil(async () => hasEnded(child) || (await answers(cluster)), patienceMs);
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

function answers({ port }: Cluster): Promise<boolean> {
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return withClient(url, (client) => client.query('select 1')).then(
    () => true,
    () => false,
  );
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
