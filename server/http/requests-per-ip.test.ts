import { once } from 'node:events';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listenForRaw, type RawConnections } from '../testing/raw-connection.ts';
import { startTestServer } from '../testing/test-server.ts';
import { sendError, toDomainError } from './errors.ts';
import { limitRequestsPerIp, maxPerIp } from './requests-per-ip.ts';

let connections: RawConnections;
let close: () => Promise<unknown>;

afterEach(() => connections.closeAll());

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

async function statusOf(text: string): Promise<number> {
  return (await connections.answerTo(text)).status;
}

describe('the app', () => {
  beforeAll(async () => {
    const server = await startTestServer({ TRUST_PROXY: '1' });
    connections = await listenForRaw(server.app);
    close = () => server.close();
  });

  afterAll(() => close());

  it('bounds the bodies of one address that have not arrived, and nobody else’s', async () => {
    const [own, sameHome, other] = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'];
    const slow = [];
    for (let n = 0; n < maxPerIp.arriving; n += 1)
      slow.push(await connections.open(call(n % 2 ? own : sameHome, { length: 100 })));
    await expect.poll(() => statusOf(call(own))).toBe(429);
    expect(await statusOf(call(other))).toBe(400);
    const get = `GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${own}\r\n\r\n`;
    expect(await statusOf(get)).toBe(200);
    for (const { socket } of slow.slice(0, 50)) socket.destroy();
    await expect.poll(() => statusOf(call(own))).toBe(400);
  });
});

// Without load shedding, which depends on how busy the machine is.
describe('requests that wait for their answer', () => {
  const path = '/waits';
  let waiting: (() => void)[];

  beforeEach(async () => {
    const app = Fastify({ trustProxy: (_address, hop) => hop < 1 });
    app.setErrorHandler((error, request, reply) => sendError(toDomainError(error), request, reply));
    limitRequestsPerIp(app);
    waiting = [];
    app.post(path, (_request, reply) => {
      waiting.push(() => void reply.send({ done: true }));
    });
    app.post('/answers', async () => ({ done: true }));
    connections = await listenForRaw(app);
    close = () => app.close();
  });

  afterEach(() => {
    for (const answer of waiting) answer();
    return close();
  });

  const quick = (address: string) => call(address, { path: '/answers' });

  it('do not count among those whose bodies have not arrived', async () => {
    await openMany(maxPerIp.arriving + 20);
    expect(await statusOf(quick('203.0.113.5'))).toBe(200);
  });

  it('are bounded for each address', async () => {
    await openMany(maxPerIp.inProgress);
    expect(await statusOf(quick('203.0.113.5'))).toBe(429);
    expect(await statusOf(quick('203.0.113.6'))).toBe(200);
  });

  it('are cut off if another one is refused behind them', async () => {
    const last = await openMany(maxPerIp.inProgress);
    last?.socket.write(quick('203.0.113.5'));
    if (last) await once(last.socket, 'close');
    expect(await statusOf(quick('203.0.113.6'))).toBe(200);
  });

  async function openMany(count: number) {
    const opened = [];
    for (let n = 0; n < count; n += 1)
      opened.push(await connections.open(call('203.0.113.5', { path })));
    await expect.poll(() => waiting.length).toBe(count);
    return opened.at(-1);
  }
});
