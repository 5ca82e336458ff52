import { databaseOf, onServer, withDatabase } from './database-server.ts';
import type { TestServer } from './test-server.ts';

/**
 * Takes the server's database away, for all of its processes: its connections are ended, and new ones
 * refused.
 * @returns gives it back
 */
export async function beginOutage({ ctx }: Pick<TestServer, 'ctx'>): Promise<() => Promise<void>> {
  const { database } = ctx.config;
  if (database.kind !== 'external') throw new Error('Test servers use an external database.');
  const name = databaseOf(database.url);
  const maintenance = withDatabase(database.url, 'postgres');
  await onServer(maintenance, `alter database ${name} allow_connections false`);
  await onServer(
    maintenance,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
  return () => onServer(maintenance, `alter database ${name} allow_connections true`);
}
