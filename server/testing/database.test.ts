import pg from 'pg';
import { expect, it } from 'vitest';

import { createTestDatabase } from './database.ts';

it('gives each caller its own migrated database', async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const [first, second] = [await connect(one.url), await connect(two.url)];
  await first.query(
    "insert into audit (actor_kind, action, target_kind) values ('test', 'try', 'test')",
  );
  const seen = await second.query('select count(*)::int as rows from audit');
  expect(seen.rows).toEqual([{ rows: 0 }]);
  await Promise.all([first.end(), second.end()]);
  await Promise.all([one.drop(), two.drop()]);
});

it('drops a database that is still in use', async () => {
  const database = await createTestDatabase();
  const client = await connect(database.url);
  const ended = new Promise((resolve) => client.once('end', resolve));
  await database.drop();
  await ended;
  await expect(connect(database.url)).rejects.toMatchObject({ code: '3D000' });
});

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // dropping the database ends its connections
  await client.connect();
  return client;
}
