import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A local port that nothing listens on, for a process that has to come back at the same address. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo; // it listens on a port
  probe.close();
  await once(probe, 'close');
  return port;
}
