import pg from 'pg';
import { createTestDatabase, type TestDatabase } from './database.ts';

/** A new, empty database, as on a first start. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    'drop schema public cascade; drop schema drizzle cascade; create schema public',
  );
  await client.end();
  return database;
}
