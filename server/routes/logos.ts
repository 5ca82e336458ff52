import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { readLogo } from '../domain/businesses/read-logo.ts';

/** Logos by the hash of their bytes: the content of a URL never changes, so it is cached for a year. */
export function serveLogos(app: FastifyInstance, ctx: Context): void {
  app.get<{ Params: { file: string } }>(
    '/logos/:file',
    { schema: { hide: true }, config: { limit: 'logo' } },
    async (request, reply) => {
      const bytes = await readLogo(ctx, request.params.file);
      return reply
        .type('image/webp')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(bytes);
    },
  );
}
