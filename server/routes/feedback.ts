import { api } from '../../contract/api.ts';
import type { Context } from '../context.ts';
import { receiveFeedback } from '../domain/feedback/receive-feedback.ts';
import type { Serve } from '../http/endpoints.ts';

export function serveFeedback(serve: Serve, ctx: Context): void {
  serve(api.sendFeedback, ({ params, body, idempotencyKey }) =>
    receiveFeedback(ctx, params.id, body, idempotencyKey),
  );
}
