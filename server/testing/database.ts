import { databaseOf, freshName, onServer, withDatabase } from './database-server.ts';

export interface TestDatabase {
  /** A connection string for `pg`. */
  url: string;
  /** Ends what is still connected, too. */
  drop(): Promise<void>;
}

/** A database of its own, copied from the run's migrated template; for test files and browser tests alike. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = process.env.TEST_DATABASE_TEMPLATE;
  if (!template)
    throw new Error('No test database server runs: server/testing/global-setup.ts starts it.');
  const maintenance = withDatabase(template, 'postgres');
  const url = withDatabase(template, freshName('test'));
  await onServer(
    maintenance,
    `create database ${databaseOf(url)} template ${databaseOf(template)}`,
  );
  return {
    url,
    drop: () => onServer(maintenance, `drop database if exists ${databaseOf(url)} with (force)`),
  };
}
