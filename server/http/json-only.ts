import type { FastifyInstance } from 'fastify';

/**
 * Bodies are JSON or empty. Fastify also accepts `text/plain`, which another site can send without a
 * preflight. An empty body is treated as no body: clicks have none.
 */
export function parseJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done); // `parseAs` makes it a string
  });
}
