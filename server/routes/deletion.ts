import { api } from '../../contract/api.ts';
import type { Context } from '../context.ts';
import { deleteAccount } from '../domain/deletion/delete-account.ts';
import { deleteBusiness } from '../domain/deletion/delete-business.ts';
import { listDeletedBusinesses } from '../domain/deletion/list-deleted-businesses.ts';
import { restoreBusiness } from '../domain/deletion/restore-business.ts';
import { clearSessionCookie, sessionCookie } from '../http/cookies.ts';
import type { Serve } from '../http/endpoints.ts';

/** What owners delete, and restore; admins do so in `admin-actions.ts`. */
export function serveDeletion(serve: Serve, ctx: Context): void {
  const sid = sessionCookie(ctx.config);

  serve(api.deleteAccount, async ({ actor, body, cookies, reply }) => {
    const deleted = await deleteAccount(ctx, actor, cookies[sid], body.password);
    clearSessionCookie(reply, ctx.config);
    return { success: true, ...deleted } as const;
  });

  serve(api.listDeletedBusinesses, ({ actor }) => listDeletedBusinesses(ctx, actor));

  serve(api.deleteBusiness, ({ actor, params, body }) =>
    deleteBusiness(ctx, actor, params.id, body.name),
  );

  serve(api.restoreBusiness, ({ actor, params }) => restoreBusiness(ctx, actor, params.id));
}
