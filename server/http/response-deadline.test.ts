import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { listenForRaw, type RawConnection } from '../testing/raw-connection.ts';
import { cutOffSlowReaders } from './response-deadline.ts';
import { sendJsonFile } from './send-json-file.ts';

const large = Buffer.alloc(20_000_000);
const piece = 'x'.repeat(10_000);

it('cuts off a client that reads a little now and then, and nobody who reads', async () => {
  // A busy machine may need longer than half a second for all of it.
  const [reader, slow] = [await request({ most: 20_000 }), await request({ most: 500 })];
  const all = reader.socket.toArray();
  expect(await readSlowly(slow)).toBeLessThan(large.length);
  expect(Buffer.concat(await all).length).toBeGreaterThan(large.length);
});

it('lets a download take longer for a client that keeps reading', async () => {
  const { socket } = await request({ path: '/steady', most: 300, enough: 20_000 });
  expect(Buffer.concat(await socket.toArray()).length).toBeGreaterThan(100 * piece.length);
});

it('cuts off a client that reads a download too slowly', async () => {
  const slow = await request({ path: '/endless', most: 500, enough: large.length });
  expect(await readSlowly(slow)).toBeLessThan(large.length);
});

/** Requests a large response, of which so much has to be taken in so many milliseconds. */
async function request({
  path = '/',
  ...limits
}: {
  path?: string;
  most: number;
  enough?: number;
}) {
  const app = Fastify();
  onTestFinished(() => app.close());
  cutOffSlowReaders(app, { ...limits, every: 50 });
  app.get('/', async () => large);
  app.get('/steady', async (_request, reply) => sendJsonFile(reply, pieces(100, 15), 'all.json'));
  app.get('/endless', async (_request, reply) =>
    sendJsonFile(reply, pieces(Infinity, 0), 'all.json'),
  );
  const { open } = await listenForRaw(app);
  return open(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
}

/** So many pieces, with a pause of so many milliseconds after each. */
async function* pieces(count: number, pause: number): AsyncGenerator<string> {
  for (let sent = 0; sent < count; sent += 1) {
    yield piece;
    await wait(pause);
  }
}

/** Reads a little now and then until the end: Node never notices, since something moves all the time. */
async function readSlowly({ socket }: RawConnection): Promise<number> {
  let received = 0;
  while (!socket.readableEnded && !socket.destroyed && received < large.length) {
    received += (socket.read() as Buffer | null)?.length ?? 0; // it has no encoding
    await wait(20);
  }
  return received;
}
