import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { DatabasePool, type PoolOptions } from './database-pool.ts';
import { timeLimits } from './time-limits.ts';
import { watchConnections } from './watch-connections.ts';

export type Db = NodePgDatabase;

export interface DatabaseClient {
  db: Db;
  pool: pg.Pool;
  /** One connection for the checks of `/readyz`, which a pool in full use must not delay. */
  checks: pg.Pool;
  /** Closes all connections. Bounded, even if the server is silent. */
  close(): Promise<void>;
}

export interface DatabaseOptions extends PoolOptions {
  /** Milliseconds that the server may leave a query unanswered, instead of `timeLimits.answer`. */
  answerLimit?: number;
}

/**
 * A connection pool and the typed queries over it. Every wait is limited (`timeLimits`), so that a stuck or
 * silent database causes errors instead of hanging requests.
 * @param onLost called when idle connections are lost; once, until one can be opened again
 */
export function connectDatabase(
  { answerLimit = timeLimits.answer, onWait, onAnswer, ...connection }: DatabaseOptions,
  onLost: (error: Error) => void,
): DatabaseClient {
  const pool = new DatabasePool({ ...poolOptions, ...connection, onWait, onAnswer });
  const checks = new DatabasePool({ ...poolOptions, ...connection, ...checkOptions });
  const stopWatching = watchConnections(pool, { answerLimit, checks });
  const stopWatchingChecks = watchConnections(checks, { answerLimit: timeLimits.check });
  reportLosses(pool, onLost);
  checks.on('error', () => undefined); // the next check opens another one
  return {
    db: withSafeTransactions(drizzle(pool), pool),
    pool,
    checks,
    async close() {
      await Promise.all([pool.end(), checks.end()]);
      stopWatching();
      stopWatchingChecks();
    },
  };
}

/** Connections of a process in its pool, if `DATABASE_POOL` does not say. */
export const standardPool = 20;

const poolOptions = {
  max: standardPool,
  connectionTimeoutMillis: timeLimits.connection,
  idleTimeoutMillis: 30_000,
  statement_timeout: timeLimits.statement,
  idle_in_transaction_session_timeout: timeLimits.idleInTransaction,
  keepAlive: true,
  keepAliveInitialDelayMillis: timeLimits.keepAliveDelay,
  application_name: 'fourgood',
} as const;

const checkOptions = {
  max: 1,
  connectionTimeoutMillis: timeLimits.check,
  statement_timeout: timeLimits.check,
} as const;

/** A restart of the server ends every idle connection; one report is enough for all of them. */
function reportLosses(pool: pg.Pool, onLost: (error: Error) => void): void {
  let reported = false;
  pool.on('connect', () => (reported = false));
  // Without a listener, this would end the process. While the pool closes, losing a connection is expected.
  pool.on('error', (error) => {
    if (reported || pool.ending) return;
    reported = true;
    onLost(error);
  });
}

/**
 * Drizzle never releases the connection of a transaction that could not begin (drizzle#6114), and releases
 * one that could not roll back for the next request. Here it always returns to the pool, and is closed
 * unless the server has said that it is outside of a transaction.
 */
function withSafeTransactions(db: Db, pool: pg.Pool): Db {
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      client.release(client.getTransactionStatus() !== 'I');
    }
  };
  return db;
}
