import { ConfigError, wrong } from '../../config/config-error.ts';
import type { Config } from '../../config/config.ts';
import { standardPool } from '../../db/client.ts';
import { embeddedConnections } from '../../db/embedded/settings.ts';
import type { Workers } from '../start-options.ts';

/** A process also checks with one connection, for `/readyz`, whether the database takes writes. */
const besidesPool = 1;

/** Maintenance holds one connection while it works with others; below this, requests would wait for it. */
const minPool = 3;

/** Of the embedded database's connections: for the lease, migrations, and commands such as `npm run admin`. */
const reserved = 8;

/** What the processes of one start may use of the database's connections. */
export interface ConnectionBudget {
  workers: number | null;
  /** Connections of each process in its pool. */
  pool: number;
  /** Of all processes together, the one included that runs longer while a worker is replaced. */
  total: number;
}

/**
 * Divides the embedded database's connections among the workers; another one's are checked at the start.
 * @throws ConfigError if the embedded database has too few
 */
export function planConnections(config: Config, workers: Workers | null): ConnectionBudget {
  const { database, databasePool } = config;
  if (database.kind === 'external')
    return budget(workers?.count ?? null, databasePool ?? standardPool);
  const free = embeddedConnections - reserved;
  const most = Math.floor(free / (minPool + besidesPool)) - 1;
  if (workers && !workers.isAuto && workers.count > most) throw tooManyWorkers(workers.count, most);
  const count = workers && Math.min(workers.count, most);
  const share = Math.floor(free / processesOf(count)) - besidesPool;
  if (databasePool !== null && databasePool > share) throw poolTooLarge(databasePool, share, count);
  return budget(count, databasePool ?? Math.min(standardPool, share));
}

/** How many connections a process opens at most. */
export function connectionsOfProcess({ databasePool }: Pick<Config, 'databasePool'>): number {
  return (databasePool ?? standardPool) + besidesPool;
}

function budget(workers: number | null, pool: number): ConnectionBudget {
  return { workers, pool, total: processesOf(workers) * (pool + besidesPool) };
}

/** Of workers, one is replaced at a time, and its successor already runs. */
function processesOf(workers: number | null): number {
  return workers === null ? 1 : workers + 1;
}

function tooManyWorkers(count: number, most: number): ConfigError {
  const what = `the embedded database has connections for up to ${most} workers, not ${count}; set DATABASE_URL for more`;
  return wrong('--workers', what, `npm start -- --workers ${most}`);
}

function poolTooLarge(pool: number, share: number, workers: number | null): ConfigError {
  const each = workers === null ? 'this process' : `each of ${workers} workers`;
  const what = `the embedded database does not have ${pool} connections for ${each}`;
  return wrong('DATABASE_POOL', what, `DATABASE_POOL=${share}`);
}
