import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where the programs are that a cluster consists of. */
export interface Programs {
  etcd: string;
  etcdctl: string;
  patroni: string;
  haproxy: string;
  pgbouncer: string;
  /** The folder of PostgreSQL's own programs. */
  postgres: string;
}

/** The programs are missing; the message says how to get them. */
export class MissingPrograms extends Error {}

const packages =
  'patroni etcd-server etcd-client haproxy pgbouncer postgresql-15 python3-etcd python3-psycopg2';
const folders = [...(process.env.PATH ?? '').split(':'), '/usr/bin', '/usr/sbin', '/usr/local/bin'];

/** @throws MissingPrograms */
export function findPrograms(): Programs {
  const found = {
    etcd: find('etcd'),
    etcdctl: find('etcdctl'),
    patroni: find('patroni'),
    haproxy: find('haproxy'),
    pgbouncer: find('pgbouncer'),
    postgres: findPostgres(),
  };
  const missing = Object.entries(found).filter(([, path]) => path === undefined);
  if (missing.length === 0) return found as Programs; // none is undefined
  const names = missing.map(([name]) => name).join(', ');
  throw new MissingPrograms(
    `This proof needs programs that are not installed: ${names}. On Debian 12: apt-get install -y --no-install-recommends ${packages}. Debian starts some of them as services; the proof uses its own and free ports, so you can turn them off: systemctl disable --now patroni etcd haproxy pgbouncer postgresql`,
  );
}

function find(name: string): string | undefined {
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Debian keeps each version in its own folder. The newest one that Patroni 3.0 knows. */
function findPostgres(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root) : [];
  return versions
    .filter((version) => ['15', '16'].includes(version))
    .toSorted()
    .map((version) => join(root, version, 'bin'))
    .findLast((folder) => existsSync(join(folder, 'postgres')));
}
