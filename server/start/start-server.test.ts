import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { ConfigError } from '../config/config-error.ts';
import { parseConfig } from '../config/config.ts';
import { startServer } from './start-server.ts';
import type { TestDatabase } from '../testing/database.ts';
import { query, testDataFolder } from '../testing/embedded-database.ts';
import { createEmptyDatabase } from '../testing/empty-database.ts';
import { announce } from './welcome.ts';

const plain = { develop: false, reset: false };

let database: TestDatabase;
let dataDir: string;

beforeEach(async () => {
  database = await createEmptyDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'fourgood-test-start-'));
});

afterEach(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('refuses to reset a database that is not its own', async () => {
  await expect(startServer(config(), { ...plain, reset: true })).rejects.toThrow(ConfigError);
});

it('refuses to run production from source', async () => {
  const production = config({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://reviews.example.com',
    APP_SECRET: 'seven-green-bicycles-and-eleven-teapots',
    SMTP_URL: 'smtp://127.0.0.1:9',
  });
  await expect(startServer(production, { ...plain, develop: true })).rejects.toThrow('NODE_ENV');
});

it('says which variable is wrong if it cannot listen', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo; // it listens on a port
  const taken = startServer(config({ HOST: '127.0.0.1', PORT: String(port) }), plain);
  await expect(taken).rejects.toThrow(/^PORT: another program is using \d+\. For example: PORT=/);
  other.close();
  const nowhere = startServer(config({ HOST: '203.0.113.1' }), plain);
  await expect(nowhere).rejects.toThrow(
    /^HOST: this machine does not have the address "203\.0\.113\.1"\. For/,
  );
});

it('closes what it has opened if it cannot listen', async () => {
  const closed: string[] = [];
  const onApp = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }; // by Fastify's documentation
    fastify.addHook('onClose', async () => void closed.push('app'));
  };
  subscribe('fastify.initialization', onApp);
  onTestFinished(() => void unsubscribe('fastify.initialization', onApp));
  await expect(startServer(config({ HOST: '203.0.113.1' }), plain)).rejects.toThrow(/^HOST/);
  expect(closed).toEqual(['app']);
});

it('closes everything else if something cannot be closed', async () => {
  const embedded = config({ DATABASE_URL: '', DATA_DIR: await testDataFolder() });
  const server = await startServer(embedded, plain);
  server.ctx.outbox.close = () => Promise.reject(new Error('no disk'));
  await expect(server.close()).rejects.toThrow('no disk');
  expect(server.ctx.pool.ended).toBe(true);
  await expect(query(server.ctx.pool.options, 'select')).rejects.toThrow(/ECONNREFUSED|ENOENT/);
});

it('says that the database does not answer, without its password', async () => {
  const away = config({ DATABASE_URL: 'postgres://app:hunter2@127.0.0.1:9/fourgood' });
  const start = startServer(away, plain);
  await expect(start).rejects.toThrow(
    /^DATABASE_URL: nothing is listening at this address \(ECONNREFUSED\)\. It is 127\.0\.0\.1:9: check [^.]+\. For example: DATABASE_URL=/,
  );
  await expect(start).rejects.not.toThrow('hunter2');
});

it('says what it waits for, and that what answers is not PostgreSQL', async () => {
  const sockets: Socket[] = [];
  const other = createServer((socket) => void sockets.push(socket));
  other.listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo; // it listens on a port
  const away = config({ DATABASE_URL: `postgres://app:hunter2@127.0.0.1:${port}/fourgood` });
  const said = Promise.withResolvers<string>();
  const output = { log: pino({ level: 'silent' }), report: said.resolve };
  const start = startServer(away, { ...plain, output });
  start.catch(() => undefined);
  const place = `127.0.0.1:${port}`;
  expect(await said.promise).toContain(`Waiting for the database at ${place}, which has not`);
  for (const socket of sockets) socket.destroy();
  await expect(start).rejects.toThrow(/^DATABASE_URL: the server closed the connection/);
  await expect(start).rejects.toThrow(`It is ${place}: check`);
});

it('says that the database belongs to a newer version', async () => {
  await (await startServer(config(), plain)).close();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', 1900000000000)",
  );
  await client.end();
  const start = startServer(config(), plain);
  await expect(start).rejects.toThrow(ConfigError);
  await expect(start).rejects.toThrow(
    /^DATABASE_URL: the database belongs to a newer version of Fourgood\. Start that version or a later one/,
  );
});

it('migrates, seeds, serves, and prints URLs that answer', async () => {
  const server = await startServer(config({ SEED: 'demo' }), plain);
  const text = announce(server).welcome;
  const addresses = text.match(/http:\/\/\S+/g) ?? [];
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) expect((await fetch(address)).status, address).toBe(200);
  expect(text).toContain(server.demo?.owner.password);
  await server.close();
});

it('can be started five times at once on an empty database', async () => {
  const servers = await Promise.all(
    Array.from({ length: 5 }, () => startServer(config({ SEED: 'demo' }), plain)),
  );
  await Promise.all(servers.map((server) => server.close()));
  expect(servers).toHaveLength(5);
});

function config(env: Record<string, string> = {}) {
  return parseConfig({
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    ...env,
  });
}
