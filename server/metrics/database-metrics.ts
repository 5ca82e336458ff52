import type pg from 'pg';
import { Gauge } from 'prom-client';
import type { Metrics } from './metrics.ts';

/** Adds the state of the connection pool, read at each scrape. */
export function measurePool({ registry }: Pick<Metrics, 'registry'>, pool: pg.Pool): void {
  const add = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `fourgood_database_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  add('connections', 'Open database connections.', () => pool.totalCount);
  add('connections_idle', 'Open database connections that nobody uses.', () => pool.idleCount);
  add('connections_awaited', 'How much work waits for a connection.', () => pool.waitingCount);
}

/** What a pool calls to measure waits and queries; without metrics, it measures nothing. */
export function databaseTimings({
  databaseWait,
  databaseQuery,
}: Pick<Metrics, 'databaseWait' | 'databaseQuery'>) {
  return {
    onWait: (seconds: number) => databaseWait.observe(seconds),
    onAnswer: (seconds: number) => databaseQuery.observe(seconds),
  };
}
