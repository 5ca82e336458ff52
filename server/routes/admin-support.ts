import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { api } from '../../contract/api.ts';
import type { Context } from '../context.ts';
import { exportAudit } from '../domain/admin/export/export-audit.ts';
import { exportBusinesses, exportUsers } from '../domain/admin/export/export-list.ts';
import { correctUser } from '../domain/admin/support/correct-user.ts';
import { resendVerification, sendReset } from '../domain/admin/support/send-account-email.ts';
import { liftSuspension, suspendBusiness } from '../domain/admin/support/suspend-business.ts';
import { transferBusiness } from '../domain/admin/support/transfer-business.ts';
import { runSystemChecks, sendTestEmailToAdmin } from '../domain/admin/run-system-checks.ts';
import type { Serve } from '../http/endpoints.ts';

/** What admins do for one account or business, and the lists they take along. */
export function serveAdminSupport(serve: Serve, ctx: Context): void {
  serve(api.correctUser, ({ actor, params, body }) => correctUser(ctx, actor, params.id, body));

  serve(api.resendVerification, ({ actor, params }) => resendVerification(ctx, actor, params.id));

  serve(api.sendReset, ({ actor, params }) => sendReset(ctx, actor, params.id));

  serve(api.suspendBusiness, ({ actor, params, body }) =>
    suspendBusiness(ctx, actor, params.id, body.reason),
  );

  serve(api.liftSuspension, ({ actor, params }) => liftSuspension(ctx, actor, params.id));

  serve(api.transferBusiness, ({ actor, params, body }) =>
    transferBusiness(ctx, actor, params.id, body),
  );

  serve(api.runSystemChecks, ({ actor }) => runSystemChecks(ctx, actor));

  serve(api.sendTestEmail, ({ actor }) => sendTestEmailToAdmin(ctx, actor));

  serve(api.exportUsers, async ({ actor, query, reply }) =>
    sendCsv(reply, 'users.csv', await exportUsers(ctx, actor, query)),
  );

  serve(api.exportBusinesses, async ({ actor, query, reply }) =>
    sendCsv(reply, 'businesses.csv', await exportBusinesses(ctx, actor, query)),
  );

  serve(api.exportAudit, async ({ actor, query, reply }) =>
    sendCsv(reply, 'activity-log.csv', await exportAudit(ctx, actor, query)),
  );
}

/** Sends pieces as they are read, no faster than the client takes them. */
function sendCsv(reply: FastifyReply, name: string, pieces: AsyncIterable<string>): string {
  reply.type('text/csv; charset=utf-8');
  reply.header('content-disposition', `attachment; filename="${name}"`);
  return Readable.from(pieces) as unknown as string; // Fastify sends a stream as what it contains
}
