import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { MINUTE, SECOND } from '../../contract/durations.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { linesOf, startProgram, type Program } from '../testing/program.ts';

/** Each test starts a whole program on a possibly busy machine. */
const timeout = { timeout: 2 * MINUTE };

const body = JSON.stringify({ email: 'olive@example.com' });
const post = [
  'POST /api/forgot-password HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
  `Content-Length: ${body.length}`,
  // Its answer says that the server has accepted the request.
  'Expect: 100-continue',
  '\r\n',
].join('\r\n');

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'fourgood-test-drain-'));
});

afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

it('accepts requests after SIGTERM, is not ready, and finishes them', timeout, async () => {
  const program = start({ DRAIN_SECONDS: '60' });
  const url = await urlOf(program);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  program.child.kill('SIGTERM');
  await program.saying('shutting down');
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  const answer = await fetch(`${url}/healthz`);
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  const socket = await openConnection(url);
  socket.write(post);
  expect(await once(socket, 'data')).toMatchObject([expect.stringMatching(/^HTTP\/1\.1 100 /)]);
  // A second SIGTERM, as npm and supervisors send it, changes nothing; Ctrl-C ends the delay.
  program.child.kill('SIGTERM');
  program.child.kill('SIGINT');
  await expect.poll(() => refusalOfConnection(url)).toBe('ECONNREFUSED');
  socket.write(body);
  expect((await socket.toArray()).join('')).toMatch(/^HTTP\/1\.1 [24]\d\d [^]*\}$/);
  expect(await program.exitCode()).toBe(0);
  expect(secondsOfShutdown(program)).toBeLessThan(60);
});

it('exits after the delay with code 0, and waits for nobody after Ctrl-C', timeout, async () => {
  const stop = async (delay: string, signal: NodeJS.Signals) => {
    const program = start({ DRAIN_SECONDS: delay });
    await urlOf(program);
    program.child.kill(signal);
    expect(await program.exitCode()).toBe(0);
    return secondsOfShutdown(program);
  };
  const [waited, hurried] = await Promise.all([stop('1', 'SIGTERM'), stop('60', 'SIGINT')]);
  expect(waited).toBeGreaterThan(0.9); // timers and clocks round
  expect(hurried).toBeLessThan(60);
});

function start(env: Record<string, string>): Program {
  return startProgram(folder, {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    APP_SECRET: 'one secret of at least thirty-two characters',
    PUBLIC_URL: 'https://reviews.example.com',
    SMTP_URL: 'smtp://127.0.0.1:9',
    ...env,
  });
}

async function urlOf(program: Program): Promise<string> {
  await program.saying(' is running.');
  const [url = ''] = /http:\/\/[\d.:]+/.exec(program.said()) ?? [];
  return url;
}

async function openConnection(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

async function refusalOfConnection(url: string): Promise<string> {
  try {
    (await openConnection(url)).destroy();
    return 'connected';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? ''; // Node's socket errors
  }
}

/** The time between the first and the last line about it. */
function secondsOfShutdown(program: Program): number {
  const lines = linesOf(program);
  const timeOf = (text: string) => lines.find(({ msg }) => msg === text)?.time ?? Number.NaN;
  return (timeOf('shut down') - timeOf('shutting down')) / SECOND;
}
