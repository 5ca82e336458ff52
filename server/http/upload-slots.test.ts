import type { LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { errorReply } from '../../contract/errors.ts';
import { setupForm } from '../testing/businesses.ts';
import { listenForRaw, type RawConnections } from '../testing/raw-connection.ts';
import { post } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { maxUploads } from './upload-slots.ts';

let server: TestServer;
let connections: RawConnections;

beforeAll(async () => {
  server = await startTestServer();
  connections = await listenForRaw(server.app);
});

afterEach(() => connections.closeAll());

afterAll(() => server.close());

it('reads a few uploads of one account at a time, and nobody else waits for them', async () => {
  const own = await newCookies();
  const opened = [];
  for (let n = 0; n <= maxUploads.ofAccount; n += 1)
    opened.push(await connections.open(upload(own)));
  // One is too many; the others get no answer until they have arrived.
  const { status, headers, body } = await Promise.any(opened.map((one) => one.answer()));
  expect(status).toBe(429);
  expect(errorReply.parse(JSON.parse(body)).code).toBe('too_many_requests');
  expect(headers).toMatch(/retry-after: 2/);
  const small = await post(server.app, '/api/businesses', setupForm, { cookies: own });
  expect(small.statusCode).toBe(200);
  expect((await sendLarge(await newCookies())).statusCode).toBe(200);
  connections.closeAll();
  await expect.poll(async () => (await sendLarge(own)).statusCode).toBe(200);
});

it('refuses a large body of many values before it is parsed', async () => {
  const cookies = await newCookies();
  const wide = Object.fromEntries(Array.from({ length: 200_000 }, (_, n) => [`key${n}`, n]));
  const answer = await post(server.app, '/api/businesses', { ...setupForm, ...wide }, { cookies });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { code: 'invalid_request', message: 'This request could not be read.' },
  ]);
});

async function newCookies(): Promise<Record<string, string>> {
  return server.signIn(await server.addOwner());
}

/** The beginning of a large upload. */
function upload(cookies: Record<string, string>): string {
  const headers = [
    'Host: localhost',
    `Cookie: sid=${cookies['sid']}`,
    'Content-Type: application/json',
    'Content-Length: 4000000',
  ];
  return `POST /api/businesses HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n{`;
}

function sendLarge(cookies: Record<string, string>): Promise<LightMyRequestResponse> {
  const payload = JSON.stringify({ ...setupForm, filler: 'x'.repeat(100_000) });
  const headers = { 'content-type': 'application/json' };
  return server.app.inject({ method: 'POST', url: '/api/businesses', cookies, headers, payload });
}
