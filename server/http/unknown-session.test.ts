import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomToken } from '../domain/accounts/tokens.ts';
import { login } from '../testing/accounts.ts';
import { countQueries } from '../testing/count-queries.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { useUpLimit } from '../testing/use-up-limit.ts';

let server: TestServer;
let visitor: string;
let visitors = 0;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

beforeEach(() => {
  visitors += 1;
  visitor = `198.51.100.${visitors}`;
});

const guarded = ['/api/user', '/api/businesses', '/dashboard', '/', '/landing', '/nope'];

describe.each(guarded)('a guessed cookie for %s', (url) => {
  it('counts against a limit of its own', async () => {
    await useUp({ but: 1 });
    expect((await open(url, guess())).statusCode).not.toBe(429);
    expect((await open(url, guess())).statusCode).toBe(429);
  });

  it('is cleared once the limit is used up, so that the next request gets through', async () => {
    await useUp();
    const refused = await open(url, guess());
    expect(refused.statusCode).toBe(429);
    expect(refused.cookies).toMatchObject([{ name: 'sid', value: '', path: '/' }]);
    expect((await open(url)).statusCode).not.toBe(429);
  });

  it('takes nothing from people with a session at the same address', async () => {
    await useUp();
    const cookies = await server.signIn(await server.addOwner());
    expect((await open(url, cookies)).statusCode).not.toBe(429);
  });
});

it('an expired session never keeps its user from signing in', async () => {
  await useUp();
  const { email } = await server.addUser();
  const answer = await login(server.app, email, undefined, {
    cookies: guess(),
    remoteAddress: visitor,
  });
  expect(answer.statusCode).toBe(200);
});

it('a page clears the cookie of a session that has ended', async () => {
  const { cookies, statusCode } = await open('/dashboard', guess());
  expect(statusCode).toBe(200);
  expect(cookies).toMatchObject([{ name: 'sid', value: '', path: '/', httpOnly: true }]);
});

it('a page leaves the cookie of a session alone', async () => {
  const signedIn = await server.signIn(await server.addOwner());
  expect((await open('/dashboard', signedIn)).cookies).toEqual([]);
});

it.each(['made up', 'x'.repeat(44), '💥'.repeat(20), "' or 1=1 --"])(
  'what is no session cookie takes no query, but is counted: %s',
  async (sid) => {
    expect(await countQueries(server.ctx, () => open('/api/user', { sid }))).toBe(0);
    await useUp({ but: 1 });
    expect((await open('/api/user', { sid })).statusCode).toBe(429);
  },
);

function guess(): Record<string, string> {
  return { sid: randomToken() };
}

function open(url: string, cookies: Record<string, string> = {}): Promise<LightMyRequestResponse> {
  return server.app.inject({ url, cookies, remoteAddress: visitor });
}

function useUp(options: { but?: number } = {}): Promise<void> {
  return useUpLimit(server.ctx, 'session', visitor, options);
}
