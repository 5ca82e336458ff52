import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { listenForRaw, type RawConnections } from '../testing/raw-connection.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { mostOfAddress } from './requests-of-address.ts';

let server: TestServer;
let connections: RawConnections;
let begun = 0;
const waiting: (() => void)[] = [];

beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: '1' });
  server.app.post('/waits', (_request, reply) => {
    begun += 1;
    waiting.push(() => void reply.send({ done: true }));
  });
  connections = await listenForRaw(server.app);
});

afterEach(() => connections.closeAll());

afterAll(() => server.close());

/** A call whose body is as long as it says, or longer than what is sent. */
function call(address: string, { path = '/api/sentiments/check', length = 2 } = {}): string {
  const headers = [
    'Host: localhost',
    `X-Forwarded-For: ${address}`,
    'Content-Type: application/json',
    `Content-Length: ${length}`,
  ];
  return `POST ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n{}`;
}

const unfinished = { length: 100 };

it('bounds the bodies of one address that have not arrived, and nobody else’s', async () => {
  const own = '2001:db8:1:2::1';
  const sameHome = '2001:db8:1:2:ffff::9';
  const slow = [];
  for (let n = 0; n < mostOfAddress.arriving; n += 1)
    slow.push(await connections.open(call(n % 2 ? own : sameHome, unfinished)));
  await expect.poll(() => statusOf(call(own))).toBe(429);
  expect(await statusOf(call('2001:db8:1:3::1'))).toBe(400);
  const get = `GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${own}\r\n\r\n`;
  expect(await statusOf(get)).toBe(200);
  for (const { socket } of slow.slice(0, 50)) socket.destroy();
  await expect.poll(() => statusOf(call(own))).toBe(400);
});

it('does not count bodies that have arrived, however long the answers take', async () => {
  const path = '/waits';
  for (let n = 0; n < mostOfAddress.arriving + 20; n += 1)
    await connections.open(call('203.0.113.5', { path }));
  await expect.poll(() => begun).toBe(mostOfAddress.arriving + 20);
  expect(await statusOf(call('203.0.113.5'))).toBe(400);
  for (const answer of waiting.splice(0)) answer();
});

it('bounds the requests of one address that are in progress, whatever they wait for', async () => {
  const own = '203.0.113.6';
  const before = begun;
  for (let n = 0; n < mostOfAddress.inProgress; n += 1)
    await connections.open(call(own, { path: '/waits' }));
  await expect.poll(() => begun).toBe(before + mostOfAddress.inProgress);
  expect(await statusOf(call(own))).toBe(429);
  expect(await statusOf(call('203.0.113.7'))).toBe(400);
  for (const answer of waiting.splice(0)) answer();
});

async function statusOf(text: string): Promise<number> {
  return (await connections.answerTo(text)).status;
}
