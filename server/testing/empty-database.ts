import { createTestDatabase, type TestDatabase } from './database.ts';
import { withClient } from './with-client.ts';

/** A new, empty database, as on a first start. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  await withClient(database.url, (client) =>
    client.query('drop schema public cascade; drop schema drizzle cascade; create schema public'),
  );
  return database;
}
