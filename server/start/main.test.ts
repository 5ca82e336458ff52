import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MINUTE } from '../../contract/durations.ts';
import { startDatabaseProxy } from '../testing/database-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';

/** Each test starts a whole program on a possibly busy machine. */
const timeout = { timeout: MINUTE };

const main = fileURLToPath(new URL('main.ts', import.meta.url));

let database: TestDatabase;
let folder: string;
let child: ChildProcess;
let said: string;

beforeEach(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'fourgood-test-main-'));
});

afterEach(async () => {
  child.kill('SIGKILL');
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

it('exits with one sentence for an invalid setting', timeout, async () => {
  start({ PORT: 'abc' });
  expect(await exitCode()).toBe(1);
  expect(said.trim()).toBe(
    'PORT: "abc" is not a whole number from 0 to 65535. For example: PORT=3000',
  );
});

it('exits with one sentence if the database does not answer', timeout, async () => {
  start({ DATABASE_URL: 'postgres://app:hunter2@127.0.0.1:9/fourgood' });
  expect(await exitCode()).toBe(1);
  expect(said.trim()).toMatch(/^DATABASE_URL: nothing is listening at this address .*$/);
});

it('reads .env, and environment variables override it', timeout, async () => {
  writeFileSync(join(folder, '.env'), 'PORT=abc\nHOST=203.0.113.1\n');
  start({ PORT: '0' });
  expect(await exitCode()).toBe(1);
  expect(said.trim()).toMatch(/^HOST: this machine does not have the address "203\.0\.113\.1"/);
});

it.each(['SIGINT', 'SIGTERM'] as const)(
  'shuts down cleanly on %s, even if it is repeated',
  timeout,
  async (signal) => {
    start();
    await sentence('Press Ctrl-C to stop.');
    child.kill(signal);
    child.kill(signal);
    expect(await exitCode()).toBe(0);
  },
);

it('shuts down cleanly while the database is silent', timeout, async () => {
  const proxy = await startDatabaseProxy(database.url);
  start({ DATABASE_URL: proxy.url, HOST: '127.0.0.1' });
  await sentence('Press Ctrl-C to stop.');
  const [address = ''] = /http:\/\/[\d.]+:\d+/.exec(said) ?? [];
  const read = () => fetch(`${address}/api/businesses/1`).then(({ status }) => status);
  expect(await read()).toBe(404);
  proxy.silence();
  const status = read();
  await expect.poll(() => proxy.unanswered()).toBeGreaterThan(0);
  child.kill('SIGTERM');
  expect(await status).toBe(503);
  expect(await exitCode()).toBe(0);
});

function start(env: Record<string, string> = {}): void {
  said = '';
  const settings = { PORT: '0', DATA_DIR: folder, DATABASE_URL: database.url };
  child = spawn(process.execPath, [main], { cwd: folder, env: { ...settings, ...env } });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
}

/** Waits until the program has printed this text. */
async function sentence(text: string): Promise<void> {
  while (!said.includes(text)) {
    if (!child.stdout || child.exitCode !== null) throw new Error(`It ended and said:\n${said}`);
    await once(child.stdout, 'data');
  }
}

async function exitCode(): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'close');
  return child.exitCode;
}
