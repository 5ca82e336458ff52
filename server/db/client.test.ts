import { sql } from 'drizzle-orm';
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
  if (!client.pool.ending) await client.close();
  await database.drop();
});

it('reports lost idle connections once, and opens others', async () => {
  await Promise.all([1, 2, 3].map(() => client.pool.query('select pg_sleep(0.05)')));
  expect(client.pool.idleCount).toBe(3);
  await dropConnections();
  await vi.waitFor(() => expect(client.pool.totalCount).toBe(0), { timeout: MINUTE });
  expect(lost.map(({ message }) => message)).toEqual([
    expect.stringContaining('terminating connection'),
  ]);
  expect((await client.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('does not report connections lost while it closes', async () => {
  await client.close();
  client.pool.emit('error', new Error('terminating connection'), undefined);
  expect(lost).toEqual([]);
});

it('survives the loss of a connection in the middle of a transaction', async () => {
  const transaction = client.db.transaction(async (tx) => {
    await tx.execute(sql`create table half_done ()`);
    await dropConnections();
    // Nothing is waiting for an answer when it is lost.
    await vi.waitFor(() => expect(tx.execute(sql`select 1`)).rejects.toThrow(), {
      timeout: MINUTE,
    });
  });
  await expect(transaction).rejects.toThrow();
  const { rows } = await client.pool.query(`select to_regclass('half_done') as found`);
  expect(rows).toEqual([{ found: null }]);
});

it('survives the loss of a connection in the middle of a statement', async () => {
  const failure = client.db
    .transaction((tx) => tx.execute(sql`select pg_sleep(60)`))
    .catch((error: unknown) => error);
  await vi.waitFor(async () => expect(await isSleeping()).toBe(true), { timeout: MINUTE });
  await dropConnections();
  expect(await failure).toBeInstanceOf(Error);
  // The news that the idle connection was lost as well may still be on its way.
  await vi.waitFor(
    async () => expect((await client.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]),
    { timeout: MINUTE },
  );
});

it('ends a statement that takes too long', async () => {
  const impatient = connectDatabase(
    { connectionString: database.url, statement_timeout: 50 },
    () => undefined,
  );
  await expect(impatient.pool.query('select pg_sleep(30)')).rejects.toMatchObject({
    code: '57014',
  });
  await impatient.close();
});

it.each([
  ['statement_timeout', '10s'],
  ['idle_in_transaction_session_timeout', '10s'],
])('asks the server for %s', async (name, value) => {
  const { rows } = await client.pool.query(`show ${name}`);
  expect(rows).toEqual([{ [name]: value }]);
});

async function isSleeping(): Promise<boolean> {
  const { rows } = await client.pool.query(
    `select from pg_stat_activity
     where datname = current_database() and state = 'active' and query like 'select pg_sleep%'`,
  );
  return rows.length > 0;
}

async function dropConnections(): Promise<void> {
  const name = databaseOf(database.url);
  const others = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`;
  await onServer(withDatabase(database.url, 'postgres'), others);
}
