import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** What stands between an app and its database; it can fail as networks and failovers do. */
export interface DatabaseProxy {
  url: string;
  /** Resets all connections. */
  reset(): void;
  /** No longer forwards anything, on old and new connections, and keeps all of them open. */
  silence(): void;
  /** Bytes from the app that were not forwarded. */
  unanswered(): number;
  /** Forwards new connections again; the old ones stay open and silent. */
  forwardNew(): void;
}

/** A TCP proxy before this database, closed at the end of the test. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const pairs = new Set<Socket[]>();
  let isSilent = false;
  let kept = 0;
  const server = createServer((near) => {
    const far = connect(addressOf(databaseUrl));
    const pair = [near, far];
    pairs.add(pair);
    for (const socket of pair) socket.on('error', () => undefined);
    if (isSilent) return void near.pause();
    near.pipe(far).pipe(near);
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
  });
  const each = (action: (socket: Socket) => void) => {
    for (const pair of pairs) for (const socket of pair) action(socket);
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    each((socket) => socket.destroy());
  });
  return {
    url: urlThrough(databaseUrl, (server.address() as AddressInfo).port), // it listens on a port
    reset() {
      for (const [near, far] of pairs) {
        near?.resetAndDestroy();
        far?.destroy(); // may be a Unix socket, which cannot be reset
      }
    },
    silence() {
      isSilent = true;
      for (const [near, far] of pairs) {
        near?.removeAllListeners('close').unpipe();
        far?.removeAllListeners('close').unpipe().pause();
        near?.on('data', ({ length }: Buffer) => (kept += length)).resume();
      }
    },
    unanswered: () => kept,
    forwardNew: () => (isSilent = false),
  };
}

/** Where the database listens: a folder with a Unix socket, or a host and port. */
function addressOf(databaseUrl: string) {
  const { hostname, port, searchParams } = new URL(databaseUrl);
  const folder = searchParams.get('host');
  const number = port || '5432';
  return folder
    ? { path: `${folder}/.s.PGSQL.${number}` }
    : { host: hostname, port: Number(number) };
}

function urlThrough(databaseUrl: string, port: number): string {
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${port}`;
  return url.href;
}
