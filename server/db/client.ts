import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Db = NodePgDatabase;

export interface DatabaseClient {
  db: Db;
  pool: pg.Pool;
}

/**
 * A connection pool and the typed queries over it. Statements time out after 10 s, and waiting for a free
 * connection after 5 s, so that a stuck database causes errors instead of hanging requests.
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
  // Without a listener, an idle connection dropped by the server would crash the process. While the pool
  // closes, losing a connection is expected.
  pool.on('error', (error) => {
    if (!pool.ending) onIdleError(error);
  });
  return { db: drizzle(pool), pool };
}
