import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { MINUTE } from '../../../contract/durations.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { loadWith, type Load } from '../../testing/keep-alive-load.ts';
import { linesOf, startProgram, type Program } from '../../testing/program.ts';

/** Each test starts several processes on a possibly busy machine. */
const timeout = { timeout: 4 * MINUTE };
const token = 'a-token-for-the-metrics';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'fourgood-test-workers-'));
});

afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => rmSync(join(folder, '.env'), { force: true }));

it('replaces a killed worker, and only its own requests fail', timeout, async () => {
  const program = start(['--workers', '2']);
  const url = await urlOf(program);
  const [killed = 0, other = 0] = await workersOnce(program, 2);
  const load = loadWith(`${url}/api/businesses/1`, 4);
  await expect.poll(() => serversOf(program, load)).toEqual(new Set([killed, other]));
  process.kill(killed, 'SIGKILL');
  await program.saying('a worker ended (SIGKILL) and is replaced');
  const [, , successor = 0] = await workersOnce(program, 3);
  // It gets its share of new connections, and the other one has served without a gap.
  const more = loadWith(`${url}/api/businesses/1`, 4);
  await expect.poll(() => serversOf(program, more), timeout).toEqual(new Set([other, successor]));
  await Promise.all([load.stop(), more.stop()]);
  for (const { failures } of load.connections) expect(failures.length).toBeLessThanOrEqual(1);
  expect(statusesOf(load)).toEqual([404]);
  expect(more.connections.flatMap(({ failures }) => failures)).toEqual([]);
  program.child.kill('SIGINT');
  expect(await program.exitCode()).toBe(0);
});

it('replaces all workers on SIGHUP without failing a request', timeout, async () => {
  writeFileSync(join(folder, '.env'), 'CONTACT_EMAIL=old@clinic.example\n');
  const program = start(['--workers', '2']);
  const url = await urlOf(program);
  const before = await workersOnce(program, 2);
  const load = loadWith(`${url}/privacy`, 4);
  await expect.poll(() => serversOf(program, load)).toEqual(new Set(before));
  writeFileSync(join(folder, '.env'), 'CONTACT_EMAIL=new@clinic.example\n');
  program.child.kill('SIGHUP');
  await program.saying('the workers were replaced');
  const after = (await workersOnce(program, 4)).filter((pid) => !before.includes(pid));
  expect(after).toHaveLength(2);
  const page = await fetch(`${url}/privacy`).then((response) => response.text());
  expect(page).toContain('new@clinic.example');
  // What Prometheus gets is complete, whichever worker it reaches, and counts nothing twice.
  const metrics = await metricsOf(url);
  expect(metrics.match(/^process_cpu_seconds_total.*(?= )/gm)).toEqual(
    ['primary', '1', '2'].map((worker) => `process_cpu_seconds_total{worker="${worker}"}`),
  );
  expect(metrics).toMatch(/^fourgood_users 0$/m);
  const servers = await serversOf(program, load);
  expect(before.every((pid) => servers.has(pid)) && after.some((pid) => servers.has(pid))).toBe(
    true,
  );
  await load.stop();
  expect(load.connections.flatMap(({ failures }) => failures)).toEqual([]);
  expect(statusesOf(load)).toEqual([200]);
  // A mistake changes nothing.
  writeFileSync(join(folder, '.env'), 'DRAFTING_PROVIDER=gpt\n');
  program.child.kill('SIGHUP');
  await program.saying('The workers were not all replaced');
  expect(program.said()).toContain('is not one of builtin, openai, anthropic');
  // The mail server that the first worker did not reach; then the reason and what follows from it.
  expect(completeLinesOf(program).filter(({ level }) => level >= 40)).toMatchObject([
    { msg: expect.stringMatching(/^SMTP_URL: Nothing is listening/) },
    {},
    {},
  ]);
  expect(program.said().match(/the workers were replaced/g)).toHaveLength(1);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  program.child.kill('SIGTERM');
  expect(await program.exitCode()).toBe(0);
  const ends = linesOf(program).filter(({ msg }) => msg === 'shut down');
  expect(new Set(ends.map(({ pid }) => pid))).toEqual(new Set([...after, program.child.pid]));
  expect(ends.at(-1)?.pid).toBe(program.child.pid);
});

it('ends with the error of a start that fails, once', timeout, async () => {
  const cases: [string[], Record<string, string>, RegExp][] = [
    [['--workers', '0'], {}, /^--workers: "0" is not a whole number from 1 to 256, or auto\. For/],
    [['--workers', '2'], { HOST: '203.0.113.1' }, /^HOST: this machine does not have the address/],
  ];
  const check = async ([args, env, sentence]: (typeof cases)[number]) => {
    const program = start(args, env);
    expect(await program.exitCode()).toBe(1);
    const wrong = linesOf(program).filter(({ level }) => level >= 40);
    expect(wrong).toMatchObject([{ level: 60, msg: expect.stringMatching(sentence) }]);
  };
  await Promise.all(cases.map(check));
});

function start(args: string[], env: Record<string, string> = {}): Program {
  const settings = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: database.url,
    APP_SECRET: 'one secret of at least thirty-two characters',
    PUBLIC_URL: 'https://reviews.example.com',
    ADMIN_EMAIL: 'ada@clinic.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
    METRICS_TOKEN: token,
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '0',
  };
  return startProgram(folder, { ...settings, ...env }, undefined, args);
}

async function urlOf(program: Program): Promise<string> {
  await program.saying(' is running.');
  const [url = ''] = /http:\/\/[\d.:]+/.exec(program.said()) ?? [];
  return url;
}

/** The processes that have listened, in this order, once there are so many: each prints for itself. */
async function workersOnce(program: Program, count: number): Promise<number[]> {
  await expect.poll(() => workersOf(program), timeout).toHaveLength(count);
  return workersOf(program);
}

function workersOf(program: Program): number[] {
  return completeLinesOf(program)
    .filter(({ msg }) => msg.startsWith('Server listening'))
    .map(({ pid }) => pid);
}

/** The processes that have logged these requests. */
async function serversOf(program: Program, load: Load): Promise<Set<number>> {
  const ids = new Set(load.ids());
  const lines = completeLinesOf(program) as { pid: number; reqId?: string }[];
  return new Set(lines.filter(({ reqId }) => ids.has(reqId ?? '')).map(({ pid }) => pid));
}

/** While it runs, the last line may have arrived in part. */
function completeLinesOf(program: Program): ReturnType<typeof linesOf> {
  const said = program.said();
  const end = said.lastIndexOf('\n');
  return end < 0 ? [] : linesOf({ ...program, said: () => said.slice(0, end) });
}

function statusesOf({ connections }: Load): unknown[] {
  return [...new Set(connections.flatMap(({ answered }) => answered.map(({ status }) => status)))];
}

async function metricsOf(url: string): Promise<string> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  return response.text();
}
