import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { loadLimits } from './shedding.ts';

const many = 5_000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ port: 0, host: 'localhost' });
});

afterAll(() => server.close());

it('cuts off a connection with many requests at once, on every address of localhost', async () => {
  const addresses = server.app.addresses() as AddressInfo[]; // it listens on a port
  expect(addresses.length).toBeGreaterThan(0);
  for (const { address, port } of addresses) {
    const before = answered();
    const socket = connect(port, address);
    socket.on('error', () => {}); // it is cut off while it sends
    socket.write('GET /api/sentiments HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(many));
    const [chunk] = (await once(socket, 'data')) as [Buffer]; // the event's argument
    expect(chunk.toString()).toMatch(/^HTTP\/1\.1 503 /);
    await once(socket, 'close');
    expect(answered() - before).toBeLessThanOrEqual(loadLimits.perConnection);
  }
  const { values } = await server.ctx.metrics.shedRequests.get();
  expect(values.filter(({ value }) => value > 0)).toEqual([
    { labels: { reason: 'connection' }, value: addresses.length },
  ]);
});

it('accepts a bounded number of connections, and closes silent ones', () => {
  expect(server.app.server.maxConnections).toBe(loadLimits.connections);
  expect(server.app.server.timeout).toBe(60_000);
});

function answered(): number {
  return server.logLines.filter((line) => line.includes('"answered"')).length;
}
