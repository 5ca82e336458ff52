import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { MINUTE, SECOND } from '../../contract/durations.ts';

/** Milliseconds from a request's headers in which a client has to take `least`, or the whole response. */
const deadline = MINUTE;

/** Bytes: 30 kbit/s for a minute. */
const least = 200_000;

/** Milliseconds between two looks. */
const interval = 5 * SECOND;

/** When a response's minute began, and how much had been sent by then. */
interface Start {
  at: number;
  sent: number;
}

/**
 * Cuts off clients that read their response too slowly: Node only notices those that read nothing at all,
 * after up to two minutes. A response that is sent in pieces, such as a download, may take as long as it
 * needs if the client takes enough of it every minute.
 */
export function cutOffSlowReaders(
  app: FastifyInstance,
  { most = deadline, enough = least, every = interval } = {},
): void {
  /** Those whose minute began first come first. */
  const open = new Map<IncomingMessage, Start>();
  const begin = (request: IncomingMessage) => {
    open.delete(request);
    open.set(request, { at: performance.now(), sent: request.socket.bytesWritten });
  };
  app.addHook('onRequest', ({ raw: request }, { raw: response }, done) => {
    begin(request);
    response.once('close', () => open.delete(request));
    done();
  });
  const timer = setInterval(() => {
    for (const [request, { at, sent }] of open) {
      if (performance.now() - at < most) return;
      if (request.socket.bytesWritten - sent < enough) request.socket.destroy();
      else begin(request);
    }
  }, every).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
