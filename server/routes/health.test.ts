import { afterEach, beforeEach, expect, it } from 'vitest';
import { databaseOf, onServer, withDatabase } from '../testing/database-server.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});

afterEach(() => server.close());

it('is alive and ready once it serves', async () => {
  const alive = await server.app.inject('/healthz');
  const ready = await server.app.inject('/readyz');
  expect([alive.statusCode, alive.json()]).toEqual([200, { status: 'ok' }]);
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }]);
});

it('is alive but not ready when the database is gone', async () => {
  server.expectErrors();
  await loseDatabase();
  expect((await server.app.inject('/healthz')).statusCode).toBe(200);
  const ready = await server.app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'not ready' }]);
});

it('is ready again when the database is back', async () => {
  server.expectErrors();
  await loseDatabase();
  expect((await server.app.inject('/readyz')).statusCode).toBe(503);
  await regainDatabase();
  expect((await server.app.inject('/readyz')).statusCode).toBe(200);
});

it('is not ready while the database only reads', async () => {
  const { maintenance, name } = database();
  await onServer(maintenance, `alter database ${name} set default_transaction_read_only = on`);
  expect((await server.app.inject('/readyz')).statusCode).toBe(503);
  await onServer(maintenance, `alter database ${name} reset default_transaction_read_only`);
  expect((await server.app.inject('/readyz')).statusCode).toBe(200);
});

it('is ready although every connection of the pool is in use', async () => {
  const { pool } = server.ctx;
  const used = await Promise.all(Array.from({ length: 8 }, () => pool.connect()));
  expect((await server.app.inject('/readyz')).statusCode).toBe(200);
  for (const client of used) client.release();
});

/** Drops all connections to the database and accepts no new ones, as during a move or restore. */
async function loseDatabase(): Promise<void> {
  const { maintenance, name } = database();
  await onServer(maintenance, `alter database ${name} with allow_connections false`);
  const others = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`;
  await onServer(maintenance, others);
}

async function regainDatabase(): Promise<void> {
  const { maintenance, name } = database();
  await onServer(maintenance, `alter database ${name} with allow_connections true`);
}

function database(): { maintenance: string; name: string } {
  const { database: configured } = server.ctx.config;
  if (configured.kind !== 'external') throw new Error('Tests name their database.');
  return {
    maintenance: withDatabase(configured.url, 'postgres'),
    name: databaseOf(configured.url),
  };
}
