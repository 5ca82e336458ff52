import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MINUTE } from '../../contract/durations.ts';
import { startDatabaseProxy } from '../testing/database-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { startProgram, type Program } from '../testing/program.ts';

/** Each test starts a whole program on a possibly busy machine. */
const timeout = { timeout: MINUTE };

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'fourgood-test-main-'));
});

afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

it('exits with one sentence for an invalid setting', timeout, async () => {
  const program = start({ PORT: 'abc' });
  expect(await program.exitCode()).toBe(1);
  expect(program.said().trim()).toBe(
    'PORT: "abc" is not a whole number from 0 to 65535. For example: PORT=3000',
  );
});

it('exits with one sentence if the database does not answer', timeout, async () => {
  const program = start({ DATABASE_URL: 'postgres://app:hunter2@127.0.0.1:9/fourgood' });
  expect(await program.exitCode()).toBe(1);
  expect(program.said().trim()).toMatch(/^DATABASE_URL: nothing is listening at this address .*$/);
});

it('reads .env, and environment variables override it', timeout, async () => {
  writeFileSync(join(folder, '.env'), 'PORT=abc\nHOST=203.0.113.1\n');
  const program = start({ PORT: '0' });
  expect(await program.exitCode()).toBe(1);
  expect(program.said().trim()).toMatch(
    /^HOST: this machine does not have the address "203\.0\.113\.1"/,
  );
});

it.each(['SIGINT', 'SIGTERM'] as const)(
  'shuts down cleanly on %s, even if it is repeated',
  timeout,
  async (signal) => {
    const program = start();
    await program.saying('Press Ctrl-C to stop.');
    program.child.kill(signal);
    program.child.kill(signal);
    expect(await program.exitCode()).toBe(0);
  },
);

it('shuts down cleanly while the database is silent', timeout, async () => {
  const proxy = await startDatabaseProxy(database.url);
  const program = start({ DATABASE_URL: proxy.url, HOST: '127.0.0.1' });
  await program.saying('Press Ctrl-C to stop.');
  const [address = ''] = /http:\/\/[\d.]+:\d+/.exec(program.said()) ?? [];
  const read = () => fetch(`${address}/api/businesses/1`).then(({ status }) => status);
  expect(await read()).toBe(404);
  proxy.silence();
  const status = read();
  await expect.poll(() => proxy.unanswered()).toBeGreaterThan(0);
  program.child.kill('SIGTERM');
  expect(await status).toBe(503);
  expect(await program.exitCode()).toBe(0);
});

function start(env: Record<string, string> = {}): Program {
  const settings = { PORT: '0', DATA_DIR: folder, DATABASE_URL: database.url };
  return startProgram(folder, { ...settings, ...env });
}
