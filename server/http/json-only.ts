import type { FastifyInstance } from 'fastify';

/**
 * Bodies are JSON or nothing. Fastify takes `text/plain` too, which a foreign page may send without
 * asking first. An empty body is no body: clicks have none.
 */
export function parseJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done); // `parseAs` makes it a string
  });
}
