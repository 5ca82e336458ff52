import { setTimeout as wait } from 'node:timers/promises';
import { databaseOf, freshName, onServer, withDatabase } from './database-server.ts';

export interface TestDatabase {
  /** A connection string for `pg`. */
  url: string;
  /** Also ends remaining connections. */
  drop(): Promise<void>;
}

/** A new database, copied from the run's migrated template; for test files and browser tests alike. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = process.env.TEST_DATABASE_TEMPLATE;
  if (!template)
    throw new Error('No test database server runs: server/testing/global-setup.ts starts it.');
  const maintenance = withDatabase(template, 'postgres');
  const url = withDatabase(template, freshName('test'));
  // Copying the files takes half as long as logging each of their blocks, the default.
  const copy = `template ${databaseOf(template)} strategy file_copy`;
  await withRetries(() => onServer(maintenance, `create database ${databaseOf(url)} ${copy}`));
  return {
    url,
    drop: () =>
      withRetries(() =>
        onServer(maintenance, `drop database if exists ${databaseOf(url)} with (force)`),
      ),
  };
}

/**
 * PostgreSQL refuses to copy or drop a database while one of its own processes uses it, or when the
 * checkpoint fails that concurrent drops are waiting for. No test is about that, so it retries.
 */
async function withRetries(work: () => Promise<void>, attempts = 5): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (attempts === 1) throw error;
    console.warn(`The test database server refused: ${String(error)}. Trying again.`);
    await wait(500);
    await withRetries(work, attempts - 1);
  }
}
