import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../contract/api.ts';
import type { BusinessRow } from '../db/businesses.ts';
import { everyEndpoint, everyWrite, goodCall, workingCall } from '../testing/every-endpoint.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let business: BusinessRow;

beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'http://reviews.example.com', LIMITS: 'off' });
  business = await server.addBusiness();
});

afterAll(() => server.close());

describe.each(everyWrite)('K-35 %s', (_name, endpoint) => {
  it.each<[string, Record<string, string>]>([
    ['another origin', { origin: 'https://evil.example.com' }],
    ['an origin that ends like ours', { origin: 'http://evil-reviews.example.com' }],
    ['our host on another port', { origin: 'http://reviews.example.com:8080' }],
    ['our public host by another scheme', { origin: 'https://reviews.example.com' }],
    [
      'the called address by another scheme',
      { host: '10.0.0.5:3000', origin: 'https://10.0.0.5:3000' },
    ],
    ['an invalid origin', { host: '10.0.0.5:3000', origin: 'http://somebody@10.0.0.5:3000' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling host', { 'sec-fetch-site': 'same-site' }],
    [
      'another site that names our origin',
      { 'sec-fetch-site': 'cross-site', origin: 'http://reviews.example.com' },
    ],
  ])('rejects a call from %s, without effect', async (_what, headers) => {
    const call = await workingCall(server, endpoint);
    const before = await readState();
    const answer = await server.app.inject({ ...call, headers });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'foreign_origin' });
    expect(await readState()).toEqual(before);
  });

  it.each<[string, Record<string, string>]>([
    ['our own pages', { 'sec-fetch-site': 'same-origin', origin: 'http://reviews.example.com' }],
    ['our public address, in an older browser', { origin: 'http://reviews.example.com' }],
    [
      'the address that a phone on the network called',
      { host: '10.0.0.5:3000', origin: 'http://10.0.0.5:3000' },
    ],
    ['a person who typed the address', { 'sec-fetch-site': 'none' }],
    ['a command line', {}],
  ])('accepts a call from %s', async (_what, headers) => {
    const call = await workingCall(server, endpoint);
    const answer = await server.app.inject({ ...call, headers });
    // A passkey belongs to one host, and this one was not made there.
    const isOfOtherHost = endpoint === api.addPasskey && headers['host'] !== undefined;
    expect(answer.statusCode).toBe(isOfOtherHost ? 400 : 200);
  });
});

it('lets other sites link to read-only URLs', async () => {
  for (const [name, endpoint] of everyEndpoint) {
    const isGuarded = endpoint.access === 'user' || endpoint.access === 'admin';
    if (endpoint.method !== 'GET' || isGuarded) continue;
    const headers = { origin: 'https://evil.example.com', 'sec-fetch-site': 'cross-site' };
    const answer = await server.app.inject({ ...goodCall(endpoint, business), headers });
    expect(answer.statusCode, name).toBe(200);
  }
});

it('lets no other site read a response', async () => {
  const headers = { origin: 'https://evil.example.com' };
  const answer = await server.app.inject({ url: '/api/sentiments', headers });
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
});

const tables = [
  'users',
  'sessions',
  'email_challenges',
  'businesses',
  'logos',
  'business_counts',
  'draft_requests',
  'outbox',
  'audit',
];

/** Everything that the contract's writes can change. */
async function readState(): Promise<unknown> {
  const read = (table: string) => server.ctx.pool.query(`select * from ${table} order by 1`);
  return Promise.all(tables.map(async (table) => (await read(table)).rows));
}
