import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { listenForRaw } from '../testing/raw-connection.ts';
import { cutOffSlowReaders } from './response-deadline.ts';

const large = Buffer.alloc(20_000_000);

it('cuts off a client that reads a little now and then, and nobody who reads', async () => {
  // A busy machine may need longer than half a second for all of it.
  const [reader, slow] = [await request(20_000), await request(500)];
  const all = reader.socket.toArray();
  let received = 0;
  // Node never notices: something moves all the time.
  while (!slow.socket.readableEnded && !slow.socket.destroyed && received < large.length) {
    received += (slow.socket.read() as Buffer | null)?.length ?? 0; // it has no encoding
    await wait(20);
  }
  expect(received).toBeLessThan(large.length);
  expect(Buffer.concat(await all).length).toBeGreaterThan(large.length);
});

/** Requests a large response, which may take so many milliseconds. */
async function request(most: number) {
  const app = Fastify();
  onTestFinished(() => app.close());
  cutOffSlowReaders(app, { most, every: 50 });
  app.get('/', async () => large);
  const { open } = await listenForRaw(app);
  return open('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
}
