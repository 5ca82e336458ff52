import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP address in front of the database: it can fall silent, or lead to another server. */
export interface Gateway {
  port: number;
  /** New connections lead to this local port from now on. */
  leadTo(port: number): void;
  /**
   * From now on, nothing passes over today's connections, and nobody is told: like a host that lost its
   * power, or a firewall that forgot them. @param forNewOnes whether new ones are silent too.
   */
  fallSilent(forNewOnes: boolean): void;
  /** New connections pass again; silenced ones stay silent. */
  speak(): void;
  /** Closes all connections, as when an address moves in an orderly way. */
  hangUp(): void;
  stop(): Promise<void>;
}

export async function openGateway(target: number): Promise<Gateway> {
  let current = target;
  let silent = false;
  const pairs = new Set<Socket[]>();
  const server = createServer((near) => {
    near.on('error', () => near.destroy());
    if (silent) {
      near.pause();
      remember([near]);
      return;
    }
    const far = connect({ port: current, host: '127.0.0.1', noDelay: true });
    near.setNoDelay(true).pipe(far);
    far.pipe(near);
    far.on('error', () => near.destroy());
    far.on('close', () => pairs.has(pair) && near.destroy());
    near.on('close', () => far.destroy());
    const pair = remember([near, far]);
  });
  const remember = (pair: Socket[]) => {
    pairs.add(pair);
    pair[0]?.once('close', () => pairs.delete(pair));
    return pair;
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  const hangUp = () => pairs.forEach((pair) => pair.forEach((socket) => socket.destroy()));
  return {
    port,
    leadTo: (next) => (current = next),
    fallSilent(forNewOnes) {
      silent = forNewOnes;
      for (const pair of pairs) silence(pair);
    },
    speak: () => (silent = false),
    hangUp,
    async stop() {
      silent = false;
      server.close();
      hangUp();
      await once(server, 'close');
    },
  };
}

/** The near side stays open, and what arrives on either side is never read. */
function silence([near, far]: Socket[]): void {
  if (!near || !far) return;
  near.unpipe(far);
  far.unpipe(near);
  near.pause();
  far.pause();
  far.removeAllListeners('close');
  near.removeAllListeners('close');
  near.on('close', () => far.destroy());
}
