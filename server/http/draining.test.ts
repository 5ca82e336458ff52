import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

let server: TestServer;
let port: number;
let sockets: Socket[];
/** Completes the pending request to `/slow`. */
let finish: () => void;
let held: Promise<void>;

beforeEach(async () => {
  sockets = [];
  server = await startTestServer();
  let enter: () => void;
  held = new Promise((resolve) => (enter = resolve));
  const finished = new Promise<void>((resolve) => (finish = resolve));
  server.app.get('/slow', async () => {
    enter();
    await finished;
    return 'done';
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo); // it listens on a port
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await server.close();
});

it('answers requests in progress, and asks clients to close the connection', async () => {
  const socket = await open();
  socket.write(get('/slow'));
  await held;
  const closed = server.app.close();
  await expect.poll(() => server.app.isDraining()).toBe(true);
  finish();
  const answer = await readAll(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  expect(answer).toMatch(/\r\n\r\ndone$/);
  await closed;
});

it('is not ready but still serves after draining started', async () => {
  server.app.startDraining();
  const ready = await server.app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'shutting down' }]);
  const socket = await open();
  socket.write(get('/healthz'));
  expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\nconnection: close\r\n/i);
});

it('refuses new connections while it finishes', async () => {
  const socket = await open();
  socket.write(get('/slow'));
  await held;
  const closed = server.app.close();
  await expect.poll(() => refusalOfConnection()).toBe('ECONNREFUSED');
  finish();
  await closed;
});

it('is not blocked by a keep-alive connection', async () => {
  const socket = await open();
  socket.write(get('/healthz'));
  await once(socket, 'data');
  expect(await settlesSoon(server.app.close())).toBe(true);
});

it('is not blocked by a connection that a browser opened in advance', async () => {
  await open();
  expect(await settlesSoon(server.app.close())).toBe(true);
});

it('is not blocked by a connection that becomes idle after closing started', async () => {
  const socket = await open();
  socket.write(get('/slow'));
  await held;
  const closed = server.app.close();
  await expect.poll(() => server.app.isDraining()).toBe(true);
  finish();
  await once(socket, 'data');
  expect(await settlesSoon(closed)).toBe(true);
});

it('waits for requests over the other address of localhost too', async () => {
  // Fastify listens there with a second server, which its close does not wait for.
  const second = createServer((request, response) => server.app.routing(request, response));
  onTestFinished(() => void second.close());
  await once(second.listen(0, '127.0.0.1'), 'listening');
  const socket = await open((second.address() as AddressInfo).port); // it listens on a port
  socket.write(get('/slow'));
  await held;
  const closing = server.app.close();
  await once(server.app.server, 'close');
  expect(await settlesSoon(closing, 200)).toBe(false);
  finish();
  expect(await readAll(socket)).toMatch(/done$/);
  expect(await settlesSoon(closing)).toBe(true);
});

it('is not blocked by a request whose client disconnected', async () => {
  const socket = await open();
  socket.write(get('/slow'));
  await held;
  socket.destroy();
  expect(await settlesSoon(server.app.close())).toBe(true);
});

async function open(at = port): Promise<Socket> {
  const socket = connect(at, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

async function readAll(socket: Socket): Promise<string> {
  const chunks: Buffer[] = await socket.toArray();
  return Buffer.concat(chunks).toString();
}

async function refusalOfConnection(): Promise<string> {
  try {
    await open();
    return 'connected';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? ''; // Node's socket errors
  }
}

/** True if it settles without help: by itself, Node closes an idle connection only after 72 s. */
async function settlesSoon(closed: PromiseLike<unknown>, within = 20_000): Promise<boolean> {
  const late = wait(within, 'late', { ref: false });
  return (await Promise.race([closed, late])) !== 'late';
}
