import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { endWithUs, signal, treeOf } from '../stage/cleanup.ts';
import { waitUntil } from '../stage/wait-until.ts';
import { fillTemplate } from './fill-template.ts';
import type { Programs } from './programs.ts';
import { makePlace, serviceOf, writeOwn } from './service.ts';

/** What of a machine fails: all of it (PostgreSQL, Patroni and etcd), or PostgreSQL only. */
export type Extent = 'machine' | 'postgres';

/** One of three that run etcd, Patroni and PostgreSQL; all on this computer, on ports of their own. */
export interface Machine {
  name: string;
  ports: MachinePorts;
  start(): void;
  /** Starts a replacement for one that was killed: same name and address, empty disk. */
  startReplacement(): Promise<void>;
  /** SIGKILL. */
  kill(extent: Extent): Promise<void>;
  /** SIGSTOP, as when a disk or a virtual machine hangs. @returns what continues it */
  freeze(extent: Extent): () => void;
  lastLines(): string;
  remove(): Promise<void>;
}

export interface MachinePorts {
  etcd: number;
  etcdPeer: number;
  patroni: number;
  postgres: number;
}

export interface MachineOptions {
  name: string;
  ports: MachinePorts;
  /** What all machines have in common, by placeholder. */
  shared: Readonly<Record<string, string>>;
  programs: Programs;
  run: number | undefined;
}

export async function makeMachine(options: MachineOptions): Promise<Machine> {
  const { name, ports, programs, run } = options;
  const place = await makePlace(run);
  const values = valuesOf(options, place.folder);
  const settings = await writeOwn(
    place,
    'patroni.yml',
    fillTemplate('patroni/patroni.yml', values),
  );
  const writeEtcd = (state: string) =>
    writeOwn(place, 'etcd.yml', fillTemplate('etcd/etcd.yml', { ...values, ETCD_STATE: state }));
  const etcdSettings = await writeEtcd('new');
  const patroni = serviceOf(place, programs.patroni, [settings]);
  const etcd = serviceOf(place, programs.etcd, ['--config-file', etcdSettings]);
  const postgres = () => postgresPids(join(place.folder, 'data'));

  const pidsOf = (extent: Extent) =>
    extent === 'postgres' ? postgres() : [...patroni.pids(), ...postgres(), ...etcd.pids()];
  const kill = async (extent: Extent) => {
    // Patroni first: it would start PostgreSQL again.
    if (extent === 'machine') await Promise.all([patroni.kill(), etcd.kill()]);
    const pids = postgres();
    for (const pid of pids) signal(pid, 'SIGKILL');
    await waitUntil(() => !pids.some(isAlive), 10_000);
  };
  const start = () => {
    if (etcd.pids().length === 0) etcd.start();
    if (patroni.pids().length === 0) patroni.start();
  };
  return {
    name,
    ports,
    kill,
    start,
    async startReplacement() {
      for (const path of [values.ETCD_DATA, values.POSTGRES_DATA])
        await rm(path, { recursive: true });
      await writeEtcd('existing');
      start();
    },
    freeze(extent) {
      const pids = pidsOf(extent);
      const forget = pids.map((pid) => endWithUs(pid));
      for (const pid of pids) signal(pid, 'SIGSTOP');
      return () => {
        for (const pid of pids.toReversed()) signal(pid, 'SIGCONT');
        for (const ended of forget) ended();
      };
    },
    lastLines: () => `${name}: ${patroni.lastLines()}\n${etcd.lastLines()}`,
    async remove() {
      await kill('machine');
      await rm(join(place.folder, '..'), { recursive: true, force: true });
    },
  };
}

/** As PostgreSQL's own file says: Patroni is not the parent of the server that it starts. */
function postgresPids(dataFolder: string): number[] {
  const file = join(dataFolder, 'postmaster.pid');
  if (!existsSync(file)) return [];
  const pid = Number.parseInt(readFileSync(file, 'utf8'));
  return isAlive(pid) ? treeOf(pid) : [];
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function valuesOf({ name, ports, shared, programs }: MachineOptions, folder: string) {
  return {
    ...shared,
    NODE: name,
    ADDRESS: '127.0.0.1',
    NETWORK: '127.0.0.1/32',
    ETCD_DATA: join(folder, 'etcd'),
    ETCD_PORT: String(ports.etcd),
    ETCD_PEER_PORT: String(ports.etcdPeer),
    PATRONI_PORT: String(ports.patroni),
    POSTGRES_PORT: String(ports.postgres),
    POSTGRES_DATA: join(folder, 'data'),
    POSTGRES_BIN: programs.postgres,
    PGPASS: join(folder, 'pgpass'),
    SOCKET_FOLDER: folder,
  };
}
