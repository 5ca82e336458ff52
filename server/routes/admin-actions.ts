import { api } from '../../contract/api.ts';
import type { Context } from '../context.ts';
import { deleteUser } from '../domain/admin/delete-user.ts';
import { listFailingEmails } from '../domain/admin/list-failing-emails.ts';
import { listAudit } from '../domain/admin/list-audit.ts';
import { readOverview } from '../domain/admin/read-overview.ts';
import { restoreUser } from '../domain/admin/restore-user.ts';
import { retryEmail, retryEmails } from '../domain/admin/retry-emails.ts';
import { toggleUser } from '../domain/admin/toggle-user.ts';
import type { Serve } from '../http/endpoints.ts';

export function serveAdminActions(serve: Serve, ctx: Context): void {
  serve(api.toggleUser, ({ actor, params, body }) =>
    toggleUser(ctx, actor, params.userId, body.isActive),
  );

  serve(api.deleteUser, ({ actor, params }) => deleteUser(ctx, actor, params.id));

  serve(api.restoreUser, ({ actor, params }) => restoreUser(ctx, actor, params.id));

  serve(api.listAudit, ({ actor, query }) => listAudit(ctx, actor, query));

  serve(api.readOverview, ({ actor }) => readOverview(ctx, actor));

  serve(api.listFailingEmails, ({ actor, query }) => listFailingEmails(ctx, actor, query));

  serve(api.retryEmail, ({ actor, params }) => retryEmail(ctx, actor, params.id));

  serve(api.retryEmails, ({ actor }) => retryEmails(ctx, actor));
}
