import { DrizzleQueryError } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logOptions } from './log-options.ts';
import { standardLog } from './log-settings.ts';
import { click, generate, sendFeedback } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const canary = /canary/i;
const words = {
  name: 'Canary Name',
  email: 'canary@visitor.example.com',
  phone: 'canary phone',
  feedback: 'A canary flew through the hall.',
};
const draft = {
  sentiments: ['Canary one', 'Canary two', 'Canary three', 'Canary four'],
  thankSomeone: 'Canary Thanked',
  note: 'A canary note.',
};
const headers = {
  cookie: `sid=${'canarycookie'.padEnd(43, '_')}`,
  authorization: 'Bearer canarytoken',
  'user-agent': 'canaryagent',
  referer: 'https://canary.example.com',
};

let server: TestServer;
let businessId: number;

beforeAll(async () => {
  server = await startTestServer();
  businessId = (await server.addBusiness()).id;
});

afterAll(() => server.close());

it('logs a call by method, route, status, time and caller, and by nothing else', async () => {
  const admin = await server.addOwner({ isAdmin: true });
  const cookies = await server.signIn(admin);
  const line = async (url: string, signedIn = {}) => {
    await server.app.inject({ url, cookies: signedIn });
    return JSON.parse(server.logLines.at(-1) ?? '') as unknown; // pino's own format
  };
  const usual = {
    level: 30,
    time: expect.any(Number),
    pid: process.pid,
    hostname: expect.any(String),
    reqId: expect.stringMatching(/^[\da-f-]{36}$/),
    method: 'GET',
    milliseconds: expect.any(Number),
    msg: 'answered',
  };
  const nobody = { ...usual, userId: null, admin: false };
  const lost = { ...nobody, route: '/api/*', status: 404 };
  expect(await line('/api/nope?token=canary')).toEqual(lost);
  expect(await line('/nope/canary')).toEqual({ ...lost, route: null });
  expect(await line(`/api/businesses/${businessId}?q=canary`)).toEqual({
    ...nobody,
    route: '/api/businesses/:id',
    status: 200,
  });
  const caller = { userId: admin.id, admin: true };
  const user = { ...usual, route: '/api/user', status: 200, ...caller };
  expect(await line('/api/user', cookies)).toEqual(user);
  expect(await line('/dashboard', cookies)).toEqual({ ...user, route: '/dashboard' });
});

describe('logs one line for each call, without visitor input', () => {
  it('when it succeeds', async () => {
    const before = server.logLines.length;
    await sendEverything();
    expect(server.logLines.slice(before)).toHaveLength(6);
    expect(server.logLines.join('')).not.toMatch(canary);
  });

  it('when it is rejected', async () => {
    await sendFeedback(server.app, businessId, { ...words, email: 'canary' }, { headers });
    await generate(server.app, { ...draft, thankSomeone: 'canary 4' }, { headers });
    await server.app.inject({ url: '/api/nope', headers });
    expect(server.logLines.join('')).not.toMatch(canary);
  });

  it('when the database fails', async () => {
    server.expectErrors();
    for (const table of [
      'outbox',
      'business_counts',
      'draft_requests',
      'sessions',
      'rate_limits',
    ]) {
      await server.ctx.pool.query(`alter table ${table} rename to away_${table}`);
    }
    await sendEverything();
    const failures = server.logLines.filter((line) => line.includes('"level":50'));
    expect(failures.length).toBeGreaterThan(4);
    expect(server.logLines.join('')).not.toMatch(canary);
  });
});

it('removes secrets, at the top level and one level down', () => {
  const lines: string[] = [];
  const log = pino(logOptions(standardLog(true)), { write: (line) => void lines.push(line) });
  for (const name of [
    'password',
    'code',
    'token',
    'cookie',
    'email',
    'phone',
    'feedback',
    'payload',
  ]) {
    log.info({ [name]: 'canary', body: { [name]: 'canary' } }, 'something');
  }
  expect(lines).toHaveLength(8);
  expect(lines.join('')).not.toMatch(canary);
});

it('logs the causes of an error, and none of its additional fields', () => {
  const lines: string[] = [];
  const log = pino(logOptions(standardLog(true)), { write: (line) => void lines.push(line) });
  const cause = Object.assign(new Error('inner'), {
    code: '23505',
    detail: 'Key (email)=(canary)',
  });
  log.error({ err: new Error('outer', { cause }) }, 'something failed');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: { message: 'outer', cause: { message: 'inner', errorCode: '23505' } },
  });
  expect(lines.join('')).not.toMatch(canary);
});

it('logs the database’s own error, not the statement and its values', () => {
  const lines: string[] = [];
  const log = pino(logOptions(standardLog(true)), { write: (line) => void lines.push(line) });
  const failed = new DrizzleQueryError('insert $1', ['canary'], new Error('duplicate key'));
  log.error({ err: failed }, 'one');
  log.error({ err: new Error('wrapped', { cause: failed }) }, 'two');
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).toContain('duplicate key');
  expect(lines.join('')).not.toMatch(/canary|insert/);
});

/** Every call of the contract that takes visitor input. */
async function sendEverything(): Promise<void> {
  const extras = { headers, key: 'canary-key-0123' };
  await sendFeedback(server.app, businessId, words, extras);
  await generate(server.app, { ...draft, businessId }, extras);
  await click(server.app, businessId, 'google', extras);
  await server.app.inject({ url: '/api/user', headers });
  await server.app.inject({ url: `/api/businesses/${businessId}?q=canary`, headers });
  await server.app.inject({ url: '/api/sentiments?q=canary', headers });
}
