import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorReply } from '../../contract/errors.ts';
import { listenForRaw, type RawConnections } from '../testing/raw-connection.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let connections: RawConnections;

beforeAll(async () => {
  server = await startTestServer();
  connections = await listenForRaw(server.app);
});

afterAll(async () => {
  connections.closeAll();
  await server.close();
});

const post = 'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

it('gives headers ten seconds, and a whole request twenty', () => {
  expect(server.app.server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 20_000 });
});

// Node compares the times every two seconds. Here they are a tenth as long, so that a test takes no longer.
it.each([
  ['headers', 'GET / HTTP/1.1\r\n', 'X-Drop: 1\r\n'],
  ['a body', `${post}Content-Length: 4000\r\n\r\n{`, ' '],
  ['a body in chunks', `${post}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n \r\n'],
  ['a second request', `GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n${post}`, 'X-Drop: 1\r\n'],
])('ends %s that drip, with 408', async (_what, start, drop) => {
  const { headersTimeout, requestTimeout } = server.app.server;
  Object.assign(server.app.server, {
    headersTimeout: headersTimeout / 10,
    requestTimeout: requestTimeout / 10,
  });
  const { socket } = await connections.open(start);
  let received = '';
  socket.on('data', (chunk) => (received += String(chunk)));
  let drops = 0;
  for (; !socket.closed && drops < 100; drops += 1) {
    if (socket.writable) socket.write(drop);
    await wait(100);
  }
  Object.assign(server.app.server, { headersTimeout, requestTimeout });
  expect(drops).toBeLessThan(100);
  expect(received).toContain('HTTP/1.1 408 Request Timeout');
  const body = received.split('\r\n\r\n').at(-1) ?? '';
  expect(errorReply.parse(JSON.parse(body)).code).toBe('too_slow');
});
