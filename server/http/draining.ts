import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Makes `app.close()` end soon after the last request under way, and not before it. Fastify 5.12
 * waits up to 72 s for a keep-alive connection that falls idle after the close began (fastify #7044)
 * and for one that a browser opened in advance and never used, so answers given while closing ask the
 * client to hang up, and such connections are ended. Of the two addresses that `localhost` may be, it
 * waits for one only, so requests under way are counted here.
 */
export function drainOnClose(app: FastifyInstance): void {
  const unused = unusedConnections(app.server);
  let closing = false;
  let sweep: NodeJS.Timeout | undefined;
  let underWay = 0;
  let onLastAnswer = () => {};
  app.addHook('onRequest', async (_request, reply) => {
    underWay += 1;
    reply.raw.once('close', () => {
      underWay -= 1;
      if (underWay === 0) onLastAnswer();
    });
  });
  app.addHook('preClose', async () => {
    closing = true;
    sweep = setInterval(() => {
      app.server.closeIdleConnections();
      for (const socket of unused) socket.destroy();
    }, 50);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  app.addHook('onClose', async () => {
    clearInterval(sweep);
    if (underWay > 0) await new Promise<void>((resolve) => (onLastAnswer = resolve));
  });
  app.decorate('isClosing', () => closing);
}

/** Connections that no request has come over yet; Node does not take them for idle. */
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
    isClosing(): boolean;
  }
}
