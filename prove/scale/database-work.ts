import { readPostmasterFile } from '../../server/db/embedded/postmaster-file.ts';
import type { DatabaseServer } from '../stage/database-server.ts';
import { processorTime } from './processor-time.ts';

/** What the database has done so far, by its own counters. */
export interface DatabaseWork {
  /** By `performance.now()`. */
  at: number;
  statements: number;
  /** Milliseconds in which it ran statements, added up over all connections. */
  executionMs: number;
  /** Milliseconds of processor time of all of its processes. */
  processorMs: number;
  walBytes: number;
  /** Whole pages in it: the first change to a page after a checkpoint. */
  walPages: number;
  /** Pages found in its own memory, and those requested from the operating system. */
  pagesHit: number;
  pagesRead: number;
  checkpoints: number;
}

/** Needs `pg_stat_statements` (`set-up-installation.ts`). */
export async function readDatabaseWork(database: DatabaseServer): Promise<DatabaseWork> {
  const [row] = await database.query<Record<Counter, string>>(`
    select s.statements, s.execution, s.hit, s.read, s.pages,
      (select num_timed + num_requested from pg_stat_checkpointer) as checkpoints,
      pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as wal
    from (
      select sum(calls) as statements, sum(total_exec_time) as execution, sum(wal_fpi) as pages,
        sum(shared_blks_hit) as hit, sum(shared_blks_read) as read
      from pg_stat_statements
      where dbid = (select oid from pg_database where datname = 'fourgood')
    ) s`);
  const of = (counter: Counter) => Number(row?.[counter] ?? 0);
  return {
    at: performance.now(),
    statements: of('statements'),
    executionMs: of('execution'),
    processorMs: await processorTimeOf(database),
    walBytes: of('wal'),
    walPages: of('pages'),
    pagesHit: of('hit'),
    pagesRead: of('read'),
    checkpoints: of('checkpoints'),
  };
}

type Counter = 'statements' | 'execution' | 'hit' | 'read' | 'pages' | 'checkpoints' | 'wal';

export function workBetween(before: DatabaseWork, after: DatabaseWork): DatabaseWork {
  const names = Object.keys(before) as (keyof DatabaseWork)[]; // the keys of its only type
  const differences = names.map((name) => [name, after[name] - before[name]]);
  return Object.fromEntries(differences) as DatabaseWork; // one number for each of them
}

async function processorTimeOf({ cluster }: DatabaseServer): Promise<number> {
  const postmaster = await readPostmasterFile(cluster.dataFolder);
  return postmaster ? processorTime(postmaster.pid) : Number.NaN;
}
