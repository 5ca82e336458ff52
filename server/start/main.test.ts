import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MINUTE } from '../../contract/durations.ts';
import { startDatabaseProxy } from '../testing/database-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { linesOf, startProgram, type Program } from '../testing/program.ts';

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

it('exits with one sentence for an invalid setting or a missing database', timeout, async () => {
  const invalid = start({ PORT: 'abc' });
  const mistaken = start({ PORT: 'abc', MAIL_FROM: 'nobody', LIMITS: 'no' });
  const unanswered = start({ DATABASE_URL: 'postgres://app:hunter2@127.0.0.1:9/fourgood' });
  expect(await invalid.exitCode()).toBe(1);
  expect(invalid.said().trim()).toBe(
    'PORT: "abc" is not a whole number from 0 to 65535. For example: PORT=3000',
  );
  expect(await mistaken.exitCode()).toBe(1);
  expect(
    mistaken
      .said()
      .trim()
      .match(/^[A-Z_]+(?=: )/gm),
  ).toEqual(['PORT', 'MAIL_FROM', 'LIMITS']);
  expect(await unanswered.exitCode()).toBe(1);
  expect(unanswered.said().trim()).toMatch(
    /^DATABASE_URL: nothing is listening at this address .*$/,
  );
});

it('reads .env, and environment variables override it', timeout, async () => {
  writeFileSync(join(folder, '.env'), 'PORT=abc\nHOST=203.0.113.1\n');
  const program = start({ PORT: '0' });
  expect(await program.exitCode()).toBe(1);
  expect(program.said().trim()).toMatch(
    /^HOST: this machine does not have the address "203\.0\.113\.1"/,
  );
});

it('exits with one sentence if .env cannot be read', timeout, async () => {
  mkdirSync(join(folder, '.env')); // unreadable for root as well
  const [plain, production] = [start(), start({ NODE_ENV: 'production' })];
  expect(await plain.exitCode()).toBe(1);
  const sentence =
    /^\.env: this account cannot read \S+\.env, so its settings are missing\. [^\n]+$/;
  expect(plain.said().trim()).toMatch(sentence);
  expect(await production.exitCode()).toBe(1);
  expect(linesOf(production)).toMatchObject([{ level: 60, msg: expect.stringMatching(sentence) }]);
});

it('shuts down cleanly on SIGINT and on SIGTERM, even if it is repeated', timeout, async () => {
  const stop = async (signal: NodeJS.Signals) => {
    const program = start();
    await program.saying('Press Ctrl-C to stop.');
    program.child.kill(signal);
    program.child.kill(signal);
    expect(await program.exitCode()).toBe(0);
  };
  await Promise.all([stop('SIGINT'), stop('SIGTERM')]);
});

it('shuts down cleanly while its connections to the database are silent', timeout, async () => {
  const proxy = await startDatabaseProxy(database.url);
  const program = start({ DATABASE_URL: proxy.url, HOST: '127.0.0.1' });
  await program.saying('Press Ctrl-C to stop.');
  const [address = ''] = /http:\/\/[\d.]+:\d+/.exec(program.said()) ?? [];
  const read = () => fetch(`${address}/api/businesses/1`).then(({ status }) => status);
  expect(await read()).toBe(404);
  proxy.silence();
  const status = read();
  await expect.poll(() => proxy.unanswered()).toBeGreaterThan(0);
  proxy.forwardNew();
  program.child.kill('SIGTERM');
  expect(await status).toBe(503);
  expect(await program.exitCode()).toBe(0);
});

function start(env: Record<string, string> = {}): Program {
  const settings = { PORT: '0', DATA_DIR: folder, DATABASE_URL: database.url };
  return startProgram(folder, { ...settings, ...env });
}
