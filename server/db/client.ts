import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Db = NodePgDatabase;

export interface DatabaseClient {
  db: Db;
  pool: pg.Pool;
}

/**
 * A pool of connections and the typed queries over it. A statement ends after 10 s, and waiting for
 * a free connection after 5 s, so that a stuck database gives errors rather than silence.
 */
export function connectDatabase(
  connection: pg.PoolConfig,
  onIdleError: (error: Error) => void,
): DatabaseClient {
  const pool = new pg.Pool({
    max: 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    application_name: 'fourgood',
    ...connection,
  });
  // An idle connection that the server drops would otherwise end the process. While the pool ends,
  // connections may outlive `end` for a moment, and losing one is no loss.
  pool.on('error', (error) => {
    if (!pool.ending) onIdleError(error);
  });
  return { db: drizzle(pool), pool };
}
