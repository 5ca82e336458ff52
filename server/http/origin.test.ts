import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sumCounts } from '../db/business-counts.ts';
import type { BusinessRow } from '../db/businesses.ts';
import { everyEndpoint, everyWrite, goodCall } from '../testing/every-endpoint.ts';
import { outboxRows } from '../testing/outbox-rows.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let business: BusinessRow;

beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'http://reviews.example.com' });
  business = await server.addBusiness();
});

afterAll(() => server.close());

describe.each(everyWrite)('K-35 %s', (_name, endpoint) => {
  it.each<[string, Record<string, string>]>([
    ['another origin', { origin: 'https://evil.example.com' }],
    ['an origin that ends like ours', { origin: 'http://evil-reviews.example.com' }],
    ['our host on another port', { origin: 'http://reviews.example.com:8080' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling host', { 'sec-fetch-site': 'same-site' }],
    [
      'another site that names our origin',
      { 'sec-fetch-site': 'cross-site', origin: 'http://reviews.example.com' },
    ],
  ])('refuses a call from %s, without effect', async (_what, headers) => {
    const before = await everything();
    const answer = await server.app.inject({ ...goodCall(endpoint, business), headers });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'foreign_origin' });
    expect(await everything()).toEqual(before);
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
  ])('takes a call from %s', async (_what, headers) => {
    const answer = await server.app.inject({ ...goodCall(endpoint, business), headers });
    expect(answer.statusCode).toBe(200);
  });
});

it('lets other sites link to what only reads', async () => {
  for (const [name, endpoint] of everyEndpoint) {
    const isGuarded = endpoint.access === 'user' || endpoint.access === 'admin';
    if (endpoint.method !== 'GET' || isGuarded) continue;
    const headers = { origin: 'https://evil.example.com', 'sec-fetch-site': 'cross-site' };
    const answer = await server.app.inject({ ...goodCall(endpoint, business), headers });
    expect(answer.statusCode, name).toBe(200);
  }
});

it('lets no other site read an answer', async () => {
  const headers = { origin: 'https://evil.example.com' };
  const answer = await server.app.inject({ url: '/api/sentiments', headers });
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
});

/** All that the writes of this contract can change. */
async function everything(): Promise<unknown> {
  const { ctx } = server;
  return [await sumCounts(ctx.db, business.id), await outboxRows(ctx)];
}
