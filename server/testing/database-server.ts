import { randomBytes } from 'node:crypto';

import { migrate } from '../db/migrate.ts';
import { type TemporaryPostgres, startTemporaryPostgres } from './temporary-postgres.ts';
import { withClient } from './with-client.ts';

/** Tells the test files and the browser tests' workers where the run's database server is. */
export interface TestDatabaseServer {
  /** URL of the migrated template; databases are copied from it on the same server. */
  templateUrl: string;
  /** See TemporaryPostgres; undefined for another server. */
  fallbackRoot?: string;
  stop(): Promise<void>;
}

/**
 * Starts the one PostgreSQL of a test run with a migrated template in it.
 * @param url another server's URL (TEST_DATABASE_URL), whose role may create databases and roles.
 * @param durable for benchmarks of writes: commits are flushed to disk.
 */
export async function startTestDatabaseServer(
  url?: string,
  durable = false,
): Promise<TestDatabaseServer> {
  const server = url ? externalServer(url) : await startTemporaryPostgres(durable);
  try {
    const template = await createTemplate(server.url);
    return {
      ...server,
      templateUrl: template,
      async stop() {
        await onServer(server.url, `drop database ${databaseOf(template)} with (force)`);
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

function externalServer(url: string): Pick<TemporaryPostgres, 'url' | 'stop'> {
  return { url, stop: async () => {} };
}

/** Runs one statement about whole databases. */
export async function onServer(url: string, statement: string): Promise<void> {
  await withClient(url, (client) => client.query(statement));
}

/** The same server's URL with another database. */
export function withDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

export function databaseOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

/** A name that no other run on the same server uses. */
export function freshName(kind: 'template' | 'test'): string {
  return `fourgood_${kind}_${randomBytes(6).toString('hex')}`;
}

async function createTemplate(serverUrl: string): Promise<string> {
  const url = withDatabase(serverUrl, freshName('template'));
  await onServer(serverUrl, `create database ${databaseOf(url)}`);
  await migrate({ connectionString: url });
  return url;
}
