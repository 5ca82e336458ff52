import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { findShownLogo } from '../db/logos.ts';
import { notFound } from '../domain/domain-error.ts';

/** Logos by the hash of their bytes: the content of a URL never changes, so it is cached for a year. */
export function serveLogos(app: FastifyInstance, ctx: Context): void {
  app.get<{ Params: { file: string } }>(
    '/logos/:file',
    { schema: { hide: true }, config: { limit: 'logo' } },
    async (request, reply) => {
      const hash = /^([\da-f]{64})\.webp$/.exec(request.params.file)?.[1];
      const bytes = hash ? await findShownLogo(ctx.db, hash) : null;
      if (!bytes) throw notFound('This image');
      return reply
        .type('image/webp')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(bytes);
    },
  );
}
