import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MINUTE } from '../../contract/durations.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { query, testDataFolder } from '../testing/embedded-database.ts';
import { linesOf, startProgram, type Program } from '../testing/program.ts';

/** Each test starts whole programs on a possibly busy machine. */
const timeout = { timeout: 2 * MINUTE };

const script = join(import.meta.dirname, '../../scripts/start.mjs');

/** Has the program do what it never should, on SIGUSR2: a warning, then a rejection that nothing handles. */
const misbehave = `process.on('SIGUSR2', () => {
  process.emitWarning('something is deprecated');
  setTimeout(() => Promise.reject(new Error('nobody caught this')), 100);
})`;

const terminateOthers = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'fourgood-test-production-'));
});

afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

it(
  'prints only JSON lines from the start to the end, also about a lost connection',
  timeout,
  async () => {
    const program = start();
    await program.saying(' is running.');
    const [url = ''] = /http:\/\/[\d.:]+/.exec(program.said()) ?? [];
    // Again and again: a connection that is lost while it is in use is reported by its user.
    await vi.waitFor(
      async () => {
        await fetch(`${url}/api/businesses/1`); // leaves an idle connection
        await query({ connectionString: database.url }, terminateOthers);
        expect(program.said()).toContain('database connections were lost');
      },
      { timeout: MINUTE, interval: 250 },
    );
    program.child.kill('SIGTERM');
    expect(await program.exitCode()).toBe(0);
    const lines = linesOf(program);
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 40, msg: 'database connections were lost' }),
    );
    expect(lines.filter(({ level, msg }) => level === 30 && msg !== 'answered')).toMatchObject([
      { msg: expect.stringMatching(/^Server listening at/) },
      {
        msg: expect.stringMatching(/ is running\.$/),
        lifecycle: 'running',
        addresses: [expect.any(String)],
      },
      { msg: 'shutting down', lifecycle: 'stopping', signal: 'SIGTERM' },
      { msg: 'shut down', lifecycle: 'stopped' },
    ]);
  },
);

it('prints JSON lines about the embedded database', timeout, async () => {
  const dataDir = await testDataFolder();
  const program = start({ DATABASE_URL: '', DATA_DIR: dataDir });
  await program.saying(' is running.');
  const pidFile = join(dataDir, 'postgres/data/postmaster.pid');
  expect(existsSync(pidFile)).toBe(true);
  process.kill(Number(readFileSync(pidFile, 'utf8').split('\n', 1)[0]), 'SIGKILL');
  await program.saying('The database went down');
  program.child.kill('SIGINT');
  expect(await program.exitCode()).toBe(0);
  expect(linesOf(program)).toContainEqual(
    expect.objectContaining({ level: 40, msg: expect.stringMatching(/^The database went down/) }),
  );
});

it('exits with one JSON line for each wrong setting', timeout, async () => {
  const cases: [Record<string, string>, ...RegExp[]][] = [
    [{ PORT: 'abc', LIMITS: 'off' }, /^PORT: "abc" is not/, /^LIMITS: limits cannot be turned off/],
    [{ PORT: 'abc' }, /^PORT: "abc" is not a whole number from 0 to 65535\./],
    [{ APP_SECRET: '' }, /^APP_SECRET: required in production\./],
    [
      { DATABASE_URL: 'postgres://app:hunter2@127.0.0.1:9/fourgood' },
      /^DATABASE_URL: nothing is listening at this address/,
    ],
    [{ HOST: '203.0.113.1' }, /^HOST: this machine does not have/],
  ];
  const check = async ([settings, ...sentences]: (typeof cases)[number]) => {
    const program = start(settings);
    expect(await program.exitCode()).toBe(1);
    const lines = sentences.map((one) => ({ level: 60, msg: expect.stringMatching(one) }));
    expect(linesOf(program)).toMatchObject(lines);
    expect(program.said()).not.toContain('hunter2');
  };
  await Promise.all(cases.map(check));
});

it('prints JSON lines for warnings and errors that nothing handled', timeout, async () => {
  const program = start({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(misbehave)}`,
  });
  await program.saying(' is running.');
  program.child.kill('SIGUSR2');
  expect(await program.exitCode()).toBe(1);
  expect(linesOf(program).slice(-2)).toMatchObject([
    { level: 40, err: { message: 'something is deprecated' } },
    { level: 60, err: { message: 'nobody caught this' } },
  ]);
});

it('prints what LOG_LEVEL asks for, and always its start and stop', timeout, async () => {
  const program = start({ LOG_LEVEL: 'error', LOG_FORMAT: 'pretty', NO_COLOR: '1' });
  await program.saying(' is running.');
  const [url = ''] = /http:\/\/[\d.:]+/.exec(program.said()) ?? [];
  await fetch(`${url}/healthz`);
  program.child.kill('SIGTERM');
  expect(await program.exitCode()).toBe(0);
  const time = String.raw`\[\d{4}(?:-\d\d){2} \d\d(?::\d\d){2}\]`;
  const lines = ['\\S+ \\S+ is running\\. {.*}', 'shutting down {.*}', 'shut down {.*}'];
  const all = lines.map((text) => `${time} INFO: ${text}\n`).join('');
  expect(program.said()).toMatch(new RegExp(`^${all}$`));
});

it('prints only JSON lines under its start script, too', timeout, async () => {
  const failing = start({ PORT: 'abc' }, script);
  const program = start({}, script);
  await program.saying(' is running.');
  program.child.kill('SIGTERM');
  expect(await program.exitCode()).toBe(0);
  expect(linesOf(program).at(-1)).toMatchObject({ msg: 'shut down' });
  expect(await failing.exitCode()).toBe(1);
  expect(linesOf(failing).at(-1)).toMatchObject({ level: 60, msg: expect.stringMatching(/^PORT/) });
  // That start has left the digest of its secret in the data.
  const other = start({ APP_SECRET: 'another secret of thirty-two characters or more' });
  expect(await other.exitCode()).toBe(1);
  const sentence = expect.stringMatching(/^APP_SECRET: the data in this database was written with/);
  expect(linesOf(other)).toMatchObject([{ level: 60, msg: sentence }]);
});

function start(env: Record<string, string> = {}, program?: string): Program {
  const settings = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    APP_SECRET: 'one secret of at least thirty-two characters',
    PUBLIC_URL: 'https://reviews.example.com',
    SMTP_URL: 'smtp://127.0.0.1:9',
    DRAIN_SECONDS: '0',
  };
  return startProgram(folder, { ...settings, ...env }, program);
}
