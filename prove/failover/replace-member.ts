import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import type { Machine } from './machine.ts';

const run = promisify(execFile);

/** Removes a dead machine from etcd, and adds its replacement, with the commands that operators use. */
export async function replaceMember(
  etcdctl: string,
  dead: Pick<Machine, 'name' | 'ports'>,
  others: readonly Pick<Machine, 'ports'>[],
): Promise<void> {
  const endpoints = others.map(({ ports }) => `127.0.0.1:${ports.etcd}`).join(',');
  const tell = async (...args: string[]) =>
    (await run(etcdctl, ['--endpoints', endpoints, 'member', ...args])).stdout;
  // For example: 8e9e05c52164694d, started, db1, http://10.0.0.11:2380, http://10.0.0.11:2379, false
  const members = (await tell('list')).split('\n').map((line) => line.split(', '));
  const id = members.find(([, , name]) => name === dead.name)?.[0];
  if (id === undefined) throw new Error(`etcd has no member ${dead.name}.`);
  await tell('remove', id);
  await tell('add', dead.name, `--peer-urls=http://127.0.0.1:${dead.ports.etcdPeer}`);
}
