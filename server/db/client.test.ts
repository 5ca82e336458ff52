import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MINUTE } from '../../contract/durations.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { databaseOf, onServer, withDatabase } from '../testing/database-server.ts';
import { connectDatabase, type DatabaseClient } from './client.ts';

let database: TestDatabase;
let client: DatabaseClient;
let lost: Error[];

beforeEach(async () => {
  lost = [];
  database = await createTestDatabase();
  client = connectDatabase({ connectionString: database.url }, (error) => void lost.push(error));
});

afterEach(async () => {
  if (!client.pool.ending) await client.pool.end();
  await database.drop();
});

it('logs a lost idle connection and opens another', async () => {
  await client.pool.query('select 1');
  await dropConnections();
  await vi.waitFor(() => expect(lost).toHaveLength(1), { timeout: MINUTE });
  expect(lost[0]?.message).toContain('terminating connection');
  expect((await client.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('does not log connections lost while it closes', async () => {
  await client.pool.end();
  client.pool.emit('error', new Error('terminating connection'), undefined);
  expect(lost).toEqual([]);
});

it('ends a statement that takes too long', async () => {
  const impatient = connectDatabase(
    { connectionString: database.url, statement_timeout: 50 },
    () => undefined,
  );
  await expect(impatient.pool.query('select pg_sleep(30)')).rejects.toMatchObject({
    code: '57014',
  });
  await impatient.pool.end();
  const { rows } = await client.pool.query('show statement_timeout');
  expect(rows).toEqual([{ statement_timeout: '10s' }]);
});

async function dropConnections(): Promise<void> {
  const name = databaseOf(database.url);
  const others = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`;
  await onServer(withDatabase(database.url, 'postgres'), others);
}
