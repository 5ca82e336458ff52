import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { SECOND } from '../../contract/durations.ts';
import { forEveryServer } from './every-server.ts';

/**
 * Milliseconds that a retiring server leaves connections open that nobody uses: they close by themselves after
 * the 10 s that each response tells the client, and the second that Node.js adds.
 */
const politeness = 12 * SECOND;

/**
 * Makes `app.close()` finish soon after the last request in progress, and not before it. Fastify 5.12 waits
 * up to 72 s for a keep-alive connection that becomes idle after closing started (fastify #7044) and for
 * one that a browser opened in advance and never used. So responses sent while closing ask the client to
 * close the connection, and such connections are closed here. Fastify also waits for only one of the two
 * addresses of `localhost`, so requests in progress are counted here.
 *
 * `app.startDraining()` comes before that: from then on the server is not ready, and each response asks the
 * client to open a new connection next time, but requests are still accepted.
 *
 * `app.retire()` is for when another process has taken over the port: it accepts no further connections, and
 * cuts none of those it has. Each closes with its next response, or when it has been idle for as long as any.
 */
export function drainOnClose(app: FastifyInstance): void {
  const unused = unusedConnections(app.server);
  const servers: Server[] = [];
  forEveryServer(app, (server) => servers.push(server));
  let draining = false;
  let retiring = false;
  let sweep: NodeJS.Timeout | undefined;
  let inProgress = 0;
  let onLastResponse = () => {};
  app.addHook('onRequest', (_request, reply, done) => {
    inProgress += 1;
    reply.raw.once('close', () => {
      inProgress -= 1;
      if (inProgress === 0) onLastResponse();
    });
    done();
  });
  app.addHook('preClose', async () => {
    draining = true;
    sweep = setInterval(() => {
      app.server.closeIdleConnections();
      for (const socket of unused) socket.destroy();
    }, 50);
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (draining || retiring) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('onClose', async () => {
    clearInterval(sweep);
    if (inProgress > 0) await new Promise<void>((resolve) => (onLastResponse = resolve));
  });
  app.decorate('isDraining', () => draining);
  app.decorate('startDraining', () => void (draining = true));
  app.decorate('retire', async () => {
    retiring = true;
    await Promise.race([
      Promise.all(servers.map(stopListening)),
      wait(politeness, undefined, { ref: false }),
    ]);
  });
}

/** Resolves once all connections have closed. Node.js would cut those that are idle at the moment. */
async function stopListening(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.closeIdleConnections = () => {};
  server.close();
  Reflect.deleteProperty(server, 'closeIdleConnections');
  await closed;
}

/** Connections without a request so far; Node does not count them as idle. */
function unusedConnections(server: Server): Set<Socket> {
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket));
  return unused;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** True from `startDraining` or `close` on. */
    isDraining(): boolean;
    startDraining(): void;
    /** Stops accepting connections. Resolves once all have closed; in 12 seconds at the latest. */
    retire(): Promise<void>;
  }
}
