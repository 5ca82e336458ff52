import { api } from '../../contract/api.ts';
import { offeredSentiments } from '../../contract/sentiments.ts';
import type { Context } from '../context.ts';
import { checkSentiment } from '../domain/drafting/check-sentiment.ts';
import { draftReview } from '../domain/drafting/draft-review.ts';
import { readDrafting } from '../domain/drafting/read-drafting.ts';
import type { Serve } from '../http/endpoints.ts';

export function serveDrafting(serve: Serve, ctx: Context): void {
  serve(api.listSentiments, ({ reply }) => {
    reply.header('cache-control', 'public, max-age=3600');
    return { sentiments: [...offeredSentiments] };
  });

  serve(api.checkSentiment, ({ body }) => checkSentiment(body));

  serve(api.generateReview, ({ body, query, idempotencyKey, ipAddress }) =>
    draftReview(ctx, body, { idempotencyKey, ipAddress, tag: query.at }),
  );

  serve(api.readDrafting, ({ actor }) => readDrafting(ctx, actor));
}
