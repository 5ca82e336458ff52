import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { MINUTE, SECOND } from '../../contract/durations.ts';

/** Milliseconds from a request's headers to the last byte of its response: 200 kB at 30 kbit/s. */
const deadline = MINUTE;

/** Milliseconds between two looks. */
const interval = 5 * SECOND;

/**
 * Cuts off clients that read their response too slowly: Node only notices those that read nothing at all,
 * after up to two minutes.
 */
export function cutOffSlowReaders(
  app: FastifyInstance,
  { most = deadline, every = interval } = {},
): void {
  /** Oldest first. */
  const open = new Map<ServerResponse, number>();
  app.addHook('onRequest', (_request, { raw }, done) => {
    open.set(raw, performance.now());
    raw.once('close', () => open.delete(raw));
    done();
  });
  const timer = setInterval(() => {
    for (const [response, since] of open) {
      if (performance.now() - since < most) return;
      response.socket?.destroy();
    }
  }, every).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
