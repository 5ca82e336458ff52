import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { limitConnectionsPerIp } from './connections-per-ip.ts';

const most = 3;

it('closes what one address opens beyond its limit, until others are closed', async () => {
  const { open, closed } = await serve(false);
  const sockets = [await open(), await open(), await open()];
  await once(await open(), 'close');
  expect(closed()).toBe(1);
  sockets[0]?.destroy();
  // The server notices a moment later.
  await expect.poll(async () => isAnswered(await open())).toBe(true);
});

it.each([[1], [['127.0.0.0/8']], [['10.0.0.1', '127.0.0.1']]])(
  'does not limit a trusted proxy: %o',
  async (trustProxy) => {
    const { open, closed } = await serve(trustProxy);
    for (let n = 0; n < most + 5; n += 1) expect(await isAnswered(await open())).toBe(true);
    expect(closed()).toBe(0);
  },
);

it('limits others if only some addresses are trusted', async () => {
  const { open, closed } = await serve(['10.0.0.1', '2001:db8::/32']);
  for (let n = 0; n < most; n += 1) await open();
  await once(await open(), 'close');
  expect(closed()).toBe(1);
});

async function serve(trustProxy: false | number | string[]) {
  let closed = 0;
  const server = createServer((_request, response) => void response.end());
  limitConnectionsPerIp(server, { trustProxy }, () => (closed += 1), most);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    closed: () => closed,
    async open(): Promise<Socket> {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {}); // it may be closed at once
      sockets.push(socket);
      await once(socket, 'connect');
      return socket;
    },
  };
}

/** Keeps the connection open if it is. */
async function isAnswered(socket: Socket): Promise<boolean> {
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  return Promise.race([
    once(socket, 'data').then(() => true),
    once(socket, 'close').then(() => false),
  ]);
}
