import { copyFile, lchown, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type pg from 'pg';

import type { OsUser } from '../../server/db/embedded/os-user.ts';
import { errorCode } from '../../server/db/embedded/errors.ts';
import { type DatabaseServer, databaseServer, makeCluster } from './database-server.ts';
import { waitUntil } from './wait-until.ts';

/** The connection that streams keeps what the copy still needs. */
const slot = 'proof';

/**
 * Files that a copy must not contain: they belong to the running server, or the stream brings them
 * (PostgreSQL's documentation, "Backing Up the Data Directory").
 */
const leftOut = new Set(['postmaster.pid', 'postmaster.opts', 'pg_internal.init']);
const emptied = new Set(['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_stat_tmp']);

/**
 * A running hot standby, copied from a running primary and streaming from it. From then on the primary
 * acknowledges a commit only once the standby has it on disk too.
 */
export async function addReplica(primary: DatabaseServer, run?: number): Promise<DatabaseServer> {
  const cluster = await makeCluster(run);
  const replica = databaseServer({ ...cluster, password: primary.cluster.password });
  await primary.query(`select pg_create_physical_replication_slot('${slot}', true)`);
  await primary.withSession((client) => copy(client, primary, replica));
  await replica.start();
  await streams(primary, 'state');
  await primary.query(`alter system set synchronous_standby_names = '*'`);
  await primary.query('select pg_reload_conf()');
  await streams(primary, 'sync_state');
  return replica;
}

/** Makes a standby the primary. */
export async function promote(replica: DatabaseServer): Promise<void> {
  await replica.query('select pg_promote()');
}

/** PostgreSQL's low-level backup: both of its calls have to come from the same connection. */
async function copy(client: pg.Client, primary: DatabaseServer, replica: DatabaseServer) {
  const { dataFolder: from } = primary.cluster;
  const { dataFolder: to, osUser } = replica.cluster;
  await client.query(`select pg_backup_start('proof', true)`);
  await copyFolder(from, to, osUser);
  await makeFolder(join(to, 'pg_wal', 'archive_status'), osUser);
  await makeFolder(join(to, 'pg_wal', 'summaries'), osUser);
  const { rows } = await client.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop(false)',
  );
  const conninfo = `host=127.0.0.1 port=${primary.cluster.port} user=postgres`;
  const files = {
    backup_label: rows[0]?.labelfile ?? '',
    'standby.signal': '',
    'postgresql.auto.conf': `primary_conninfo = '${conninfo}'\nprimary_slot_name = '${slot}'\n`,
  };
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(to, name), text, { mode: 0o600 });
    await handOver(join(to, name), osUser);
  }
}

/** The server continues writing meanwhile: files may vanish, and the log repairs the others. */
async function copyFolder(from: string, to: string, osUser: OsUser | undefined): Promise<void> {
  await makeFolder(to, osUser);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (leftOut.has(entry.name) || entry.name.startsWith('pgsql_tmp')) continue;
    if (!entry.isDirectory()) await copyOne(source, target, osUser);
    else if (emptied.has(entry.name)) await makeFolder(target, osUser);
    else await copyFolder(source, target, osUser);
  }
}

async function copyOne(source: string, target: string, osUser: OsUser | undefined) {
  try {
    await copyFile(source, target);
    await handOver(target, osUser);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

async function makeFolder(folder: string, osUser: OsUser | undefined): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = folder; made.startsWith(first); made = dirname(made))
    await handOver(made, osUser);
}

async function handOver(path: string, osUser: OsUser | undefined): Promise<void> {
  if (osUser) await lchown(path, osUser.uid, osUser.gid);
}

/** Waits until the standby has caught up. */
async function streams(primary: DatabaseServer, column: 'state' | 'sync_state'): Promise<void> {
  const ready = column === 'state' ? 'streaming' : 'sync';
  const isReady = await waitUntil(async () => {
    const rows = await primary.query<{ value: string }>(
      `select ${column} as value from pg_stat_replication`,
    );
    return rows.some(({ value }) => value === ready);
  }, 60_000);
  if (!isReady) throw new Error(`The replica does not stream: its ${column} is not "${ready}".`);
}
