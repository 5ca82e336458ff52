import type pg from 'pg';

import { withClient } from '../stage/statements.ts';
import { freePort } from '../stage/free-port.ts';
import { waitUntil } from '../stage/wait-until.ts';
import { type Machine, makeMachine } from './machine.ts';
import { replaceMember } from './replace-member.ts';
import type { Programs } from './programs.ts';

/** Three machines with etcd, Patroni and PostgreSQL. */
export interface Cluster {
  machines: Machine[];
  /** The machine that takes writes. @throws if there is none */
  leader(): Promise<Machine>;
  /** Resolves once one leads, and the others stream from it, one of them synchronously. */
  becomesWhole(): Promise<void>;
  /** Moves the lead to another machine, as for maintenance. */
  switchOver(): Promise<void>;
  /** Replaces a machine that was killed with a new one, as docs/HIGH-AVAILABILITY.md says. */
  replace(dead: Machine): Promise<void>;
  /** Connections of the app to machines that do not lead. */
  strayConnections(): Promise<number>;
  /** What fills the places of the templates about all machines. */
  values: Readonly<Record<string, string>>;
  lastLines(): string;
  remove(): Promise<void>;
}

/** Of an installation that nobody else reaches, and that lives for minutes. */
export const password = 'for-a-proof-only';

interface Member {
  name: string;
  role: string;
  state: string;
}

export async function makeCluster(programs: Programs, run?: number): Promise<Cluster> {
  const names = ['db1', 'db2', 'db3'];
  const places = await Promise.all(names.map(async (name) => ({ name, ports: await freePorts() })));
  const shared = sharedValues(places);
  const machines: Machine[] = [];
  for (const place of places) machines.push(await makeMachine({ ...place, shared, programs, run }));
  const members = () => readMembers(machines);
  const nameOfLeader = async () => (await members()).find(({ role }) => role === 'leader')?.name;
  const leader = async () => {
    const name = await nameOfLeader();
    const found = machines.find((machine) => machine.name === name);
    if (!found) throw new Error('The cluster has no leader.');
    return found;
  };
  const lastLines = () => machines.map((machine) => machine.lastLines()).join('\n');
  return {
    machines,
    leader,
    values: shared,
    async becomesWhole() {
      if (!(await waitUntil(async () => isWhole(await members(), machines), 120_000, 500)))
        throw new Error(
          `The cluster is not whole.\n${JSON.stringify(await members())}\n${lastLines()}`,
        );
    },
    async switchOver() {
      const { name, ports } = await leader();
      await requestSwitchover(ports.patroni, name);
    },
    async replace(dead) {
      const others = machines.filter((machine) => machine !== dead);
      await replaceMember(programs.etcdctl, dead, others);
      await dead.startReplacement();
    },
    async strayConnections() {
      const { name } = await leader();
      const others = machines.filter((machine) => machine.name !== name);
      const counts = await Promise.all(others.map(countAppConnections));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    lastLines,
    async remove() {
      for (const machine of machines) await machine.remove();
    },
  };
}

async function freePorts() {
  return {
    etcd: await freePort(),
    etcdPeer: await freePort(),
    patroni: await freePort(),
    postgres: await freePort(),
  };
}

function sharedValues(places: readonly Pick<Machine, 'name' | 'ports'>[]): Record<string, string> {
  const values: Record<string, string> = {
    ETCD_MEMBERS: places
      .map(({ name, ports }) => `${name}=http://127.0.0.1:${ports.etcdPeer}`)
      .join(','),
    ETCD_HOSTS: places.map(({ ports }) => `127.0.0.1:${ports.etcd}`).join(','),
    PATRONI_PASSWORD: password,
    SUPERUSER_PASSWORD: password,
    REPLICATION_PASSWORD: password,
    REWIND_PASSWORD: password,
    DATABASE_PASSWORD: password,
  };
  places.forEach(({ name, ports }, index) => {
    values[`NODE_${index + 1}`] = name;
    values[`ADDRESS_${index + 1}`] = '127.0.0.1';
    values[`POSTGRES_PORT_${index + 1}`] = String(ports.postgres);
    values[`PATRONI_PORT_${index + 1}`] = String(ports.patroni);
  });
  return values;
}

/** From the first Patroni that answers. */
async function readMembers(machines: readonly Machine[]): Promise<Member[]> {
  for (const { ports } of machines) {
    const answer = await fetch(`http://127.0.0.1:${ports.patroni}/cluster`, {
      signal: AbortSignal.timeout(2_000),
    }).catch(() => undefined);
    if (!answer?.ok) continue;
    const { members } = (await answer.json()) as { members: Member[] }; // Patroni's REST API
    return members;
  }
  return [];
}

/**
 * Whether both others stream from the leader, one of them synchronously, which Patroni knows as well. One that
 * still copies the leader's data streams, too.
 */
async function isWhole(members: readonly Member[], machines: readonly Machine[]): Promise<boolean> {
  const leader = members.find(({ role, state }) => role === 'leader' && state === 'running');
  const machine = machines.find(({ name }) => name === leader?.name);
  if (!machine || !members.some(({ role }) => role === 'sync_standby')) return false;
  if (members.some(({ state }) => !['running', 'streaming'].includes(state))) return false;
  const streams = await queryMachine<{ sync: string }>(
    machine,
    `select sync_state as sync from pg_stat_replication where state = 'streaming'`,
  ).catch(() => []);
  return streams.length === 2 && streams.some(({ sync }) => sync === 'sync');
}

async function requestSwitchover(port: number, leader: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/switchover`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`patroni:${password}`)}` },
    body: JSON.stringify({ leader }),
    signal: AbortSignal.timeout(60_000),
  });
  if (!answer.ok) throw new Error(`Patroni did not switch over: ${await answer.text()}`);
}

async function countAppConnections(machine: Machine): Promise<number> {
  const rows = await queryMachine(
    machine,
    `select from pg_stat_activity where usename = 'fourgood'`,
  );
  return rows.length;
}

/** As the superuser, past HAProxy. */
export async function queryMachine<Row extends pg.QueryResultRow>(
  { ports }: Pick<Machine, 'ports'>,
  text: string,
): Promise<Row[]> {
  const url = `postgres://postgres:${password}@127.0.0.1:${ports.postgres}/postgres`;
  return withClient(url, async (client) => (await client.query<Row>(text)).rows);
}
