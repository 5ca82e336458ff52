import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { connectDatabase, type DatabaseClient, type DatabaseOptions } from './client.ts';
import { isDatabaseTrouble } from './database-trouble.ts';

let database: TestDatabase;
let clients: DatabaseClient[];

beforeAll(async () => {
  database = await createTestDatabase();
});

beforeEach(() => {
  clients = [];
});

afterEach(async () => {
  await Promise.all(clients.filter(({ pool }) => !pool.ending).map((client) => client.close()));
});

afterAll(() => database.drop());

it.each([
  ['nothing is listening', () => ask('select 1', { connectionString: 'postgres://127.0.0.1:9/x' })],
  ['the socket is gone', () => ask('select 1', { host: '/nowhere' })],
  ['the password was changed', () => ask('select 1', { password: 'another' })],
  ['a statement takes too long', () => ask('select pg_sleep(60)', { statement_timeout: 50 })],
  ['the server only reads', () => ask(`set transaction_read_only = on; create table t ()`)],
  ['the connection is ended', () => ask('select pg_terminate_backend(pg_backend_pid())')],
  ['a lock is taken', () => ask(raise('55P03'))],
  ['the disk is full', () => ask(raise('53100'))],
  ['there are too many connections', () => ask(raise('53300'))],
  ['the server shuts down', () => ask(raise('57P01'))],
  ['the server recovers', () => ask(raise('57P03'))],
  ['a file cannot be read', () => ask(raise('58030'))],
  ['the pool is closed', askClosed],
  ['every connection is in use', askUsedUp],
])('knows trouble when %s', async (_what, fail) => {
  expect(isDatabaseTrouble(await errorOf(fail()))).toBe(true);
});

it.each([
  ['a statement is wrong', () => ask('select form')],
  ['a table is missing', () => ask('select from no_such_table')],
  ['a value is not unique', () => ask(raise('23505'))],
  ['a transaction has failed before', () => ask(raise('25P02'))],
  ['a value cannot be sent', () => ask('select $1', {}, [circular()])],
  ['a program is wrong', () => Promise.reject(new TypeError('x is not a function'))],
  ['a file is missing', () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOENT' }))],
])('knows our own bug when %s', async (_what, fail) => {
  expect(isDatabaseTrouble(await errorOf(fail()))).toBe(false);
});

function ask(text: string, more: DatabaseOptions = {}, values?: unknown[]): Promise<unknown> {
  const { pool } = connect(more);
  return pool.query(text, values);
}

async function askClosed(): Promise<unknown> {
  const client = connect({});
  await client.close();
  return client.pool.query('select 1');
}

/** In Drizzle's error, which quotes the statement. */
async function askUsedUp(): Promise<unknown> {
  const { pool } = connect({ max: 1, connectionTimeoutMillis: 50 });
  const held = await pool.connect();
  try {
    return await drizzle(pool).execute('select 1');
  } finally {
    held.release();
  }
}

function connect(more: DatabaseOptions): DatabaseClient {
  const plain = new pg.Client({ connectionString: database.url });
  const { host, port, user, password, database: name } = plain;
  const address = more.connectionString
    ? {}
    : { host, port, user: user ?? '', password: password ?? '', database: name ?? '' };
  const client = connectDatabase({ ...address, ...more }, () => undefined);
  clients.push(client);
  return client;
}

function raise(state: string): string {
  return `do $$ begin raise exception 'made for a test' using errcode = '${state}'; end $$`;
}

function circular(): object {
  const value: Record<string, unknown> = {};
  value['itself'] = value;
  return value;
}

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => Promise.reject(new Error('It did not fail.')),
    (error: unknown) => error,
  );
}
