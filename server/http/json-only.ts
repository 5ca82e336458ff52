import type { FastifyInstance } from 'fastify';
import { errorOfCode } from './errors.ts';
import { isSimpleJson } from './simple-json.ts';

/**
 * Bodies are JSON or empty. Fastify also accepts `text/plain`, which another site can send without a
 * preflight. An empty body is treated as no body: clicks have none.
 */
export function parseJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer; // `parseAs` makes it one
    if (bytes.length === 0) done(null, undefined);
    else if (!isSimpleJson(bytes)) done(errorOfCode('invalid_request'), undefined);
    else void parse(request, bytes.toString(), done);
  });
}
