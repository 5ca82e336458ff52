import type { FastifyInstance } from 'fastify';
import { SECOND } from '../../contract/durations.ts';
import type { Context } from '../context.ts';
import { answerQuestion } from '../doctor/installation-proof.ts';
import { inTime } from '../domain/deadline.ts';

/** Milliseconds for the answer of `/readyz`. */
const deadline = SECOND;

/** For monitoring: whether the process is alive, and whether it is ready to serve. */
export function serveHealth(app: FastifyInstance, { isWritable, keys }: Context): void {
  app.get('/healthz', { schema: { hide: true } }, async (request, reply) => {
    const answer = answerQuestion(keys, request);
    if (answer) reply.header('cache-control', 'no-store');
    return { status: 'ok', ...answer };
  });

  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    if (app.isDraining()) return reply.code(503).send({ status: 'shutting down' });
    const ready = await inTime(isWritable(), deadline, () => false);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}
