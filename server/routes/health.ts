import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

/** For monitoring: whether the process is alive, and whether it is ready to serve. */
export function serveHealth(app: FastifyInstance, { pool }: Context): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));

  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const ready =
      !app.isClosing() &&
      (await pool.query('select 1').then(
        () => true,
        () => false,
      ));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}
