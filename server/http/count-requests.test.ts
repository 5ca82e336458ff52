import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bodyLimits } from '../../contract/constraints.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { rateLimits, type LimitName } from '../../contract/rate-limits.ts';
import type { BusinessRow } from '../db/businesses.ts';
import { everyEndpoint, everyWrite, goodCall } from '../testing/every-endpoint.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { useUpLimit } from '../testing/use-up-limit.ts';

let server: TestServer;
let business: BusinessRow;
let visitor: string;
let visitors = 0;

beforeAll(async () => {
  server = await startTestServer();
  business = await server.addBusiness();
});

afterAll(() => server.close());

beforeEach(() => {
  visitors += 1;
  visitor = `198.51.100.${visitors}`;
});

const json = { 'content-type': 'application/json' };

/** What can be wrong with a call, and how it is refused while the limit is not reached. */
const wrongs: [string, number, InjectOptions][] = [
  ['its access', 401, {}],
  ['its format', 415, { payload: 'a=b', headers: { 'content-type': 'text/plain' } }],
  ['its JSON', 400, { payload: '{"cut off', headers: json }],
  ['its size', 413, { payload: `"${'x'.repeat(bodyLimits.upload)}"`, headers: json }],
  ['its fields', 400, { payload: '{}', headers: json }],
];

describe.each(everyWrite.filter(([, { body }]) => body))('%s', (_name, endpoint) => {
  it('counts a call with anything wrong, and refuses it before reading it', async () => {
    for (const [what, status, wrong] of wrongs.slice(isGuarded(endpoint) ? 0 : 1)) {
      visitor = `203.0.113.${(visitors += 1)}`;
      await useUp(endpoint.limit, { but: 1 });
      const first = await call(endpoint, wrong);
      expect([what, first.statusCode]).toEqual([what, isGuarded(endpoint) ? 401 : status]);
      expect([what, (await call(endpoint, wrong)).statusCode]).toEqual([what, 429]);
    }
  });
});

it.each(everyEndpoint)('%s is refused once its limit is used up', async (_name, endpoint) => {
  await useUp(endpoint.limit);
  expect((await call(endpoint)).statusCode).toBe(429);
});

describe('a write from another site', () => {
  const foreign = { headers: { 'sec-fetch-site': 'cross-site' } };

  it('uses up nothing but its own limit', async () => {
    const [, login] = everyEndpoint.find(([name]) => name === 'login') ?? [];
    if (!login) throw new Error('There is no such call.');
    for (let n = 0; n < rateLimits.crossSite.points; n += 1)
      expect((await call(login, foreign)).statusCode).toBe(403);
    expect((await call(login, foreign)).statusCode).toBe(429);
    expect((await call(login)).statusCode).toBe(401);
  });

  it('is counted for unknown addresses, too', async () => {
    await useUp('crossSite');
    for (const url of ['/nope', '/api/nope'])
      expect((await send({ method: 'POST', url, ...foreign })).statusCode).toBe(429);
  });
});

describe('an address that does not exist', () => {
  it.each(['/nope', '/api/nope', '/assets/nope.js'])('is counted: %s', async (url) => {
    await useUp('notFound', { but: 1 });
    expect((await send({ url })).statusCode).toBe(404);
    expect((await send({ url })).statusCode).toBe(429);
  });

  it.each(['/nope', '/api/nope'])('gets no body read: %s', async (url) => {
    const cut = { payload: '{"cut off', headers: json };
    const answer = await send({ method: 'POST', url, ...cut });
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not_found' }]);
  });
});

it.each<[string, LimitName]>([
  [`/logos/${'0'.repeat(64)}.webp`, 'logo'],
  ['/openapi.json', 'read'],
])('%s has a limit, too', async (url, name) => {
  await useUp(name);
  expect((await send({ url })).statusCode).toBe(429);
});

function isGuarded({ access }: Endpoint): boolean {
  return access === 'user' || access === 'admin';
}

function call(endpoint: Endpoint, changes: InjectOptions = {}): Promise<LightMyRequestResponse> {
  return send({ ...goodCall(endpoint, business), ...changes });
}

function send(request: InjectOptions): Promise<LightMyRequestResponse> {
  return server.app.inject({ ...request, remoteAddress: visitor });
}

function useUp(name: LimitName, options: { but?: number } = {}): Promise<void> {
  return useUpLimit(server.ctx, name, visitor, options);
}
