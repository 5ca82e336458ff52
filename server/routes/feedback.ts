import { api } from '../../contract/api.ts';
import type { Context } from '../context.ts';
import { confirmAddress, readConfirmation } from '../domain/feedback/confirm-address.ts';
import { receiveFeedback } from '../domain/feedback/receive-feedback.ts';
import { sendConfirmation } from '../domain/feedback/send-confirmation.ts';
import { sendTestFeedback } from '../domain/feedback/send-test-feedback.ts';
import type { Serve } from '../http/endpoints.ts';

export function serveFeedback(serve: Serve, ctx: Context): void {
  serve(api.sendFeedback, ({ params, body, idempotencyKey }) =>
    receiveFeedback(ctx, params.id, body, idempotencyKey),
  );

  serve(api.sendConfirmation, ({ actor, params }) => sendConfirmation(ctx, actor, params.id));

  serve(api.sendTestFeedback, ({ actor, params }) => sendTestFeedback(ctx, actor, params.id));

  serve(api.readConfirmation, ({ body }) => readConfirmation(ctx, body.token));

  serve(api.confirmAddress, ({ body }) => confirmAddress(ctx, body.token));
}
