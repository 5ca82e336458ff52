import { api } from '../../contract/api.ts';
import type { FastifyReply } from 'fastify';
import type { Context } from '../context.ts';
import { makePdf } from '../domain/posters/make-pdf.ts';
import { previewPoster } from '../domain/posters/preview-poster.ts';
import { readPoster } from '../domain/posters/read-poster.ts';
import { savePoster } from '../domain/posters/save-poster.ts';
import type { Serve } from '../http/endpoints.ts';

export function servePosters(serve: Serve, ctx: Context): void {
  serve(api.readPoster, ({ actor, params }) => readPoster(ctx, actor, params.id));

  serve(api.savePoster, ({ actor, params, body }) => savePoster(ctx, actor, params.id, body));

  serve(api.previewPoster, ({ actor, params, query, body, reply }) =>
    previewPoster(ctx, actor, params.id, body, { origin: originOf(ctx, reply), tag: query.at }),
  );

  serve(api.downloadPoster, async ({ actor, params, query, reply }) => {
    const link = { origin: originOf(ctx, reply), tag: query.at };
    const { name, bytes } = await makePdf(ctx, actor, params.id, link);
    reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store');
    return bytes;
  });
}

/** The installation's own address; if it has none, the one that the caller uses, as on the share page. */
function originOf({ config }: Context, { request }: FastifyReply): string {
  if (config.isPublicUrlSet) return config.publicUrl;
  return new URL(`${request.protocol}://${request.host}`).origin;
}
