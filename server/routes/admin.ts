import type { FastifyReply } from 'fastify';
import { countedRows } from '../../contract/constraints.ts';
import { api } from '../../contract/api.ts';
import {
  estimateHeader,
  nextCursorHeader,
  previousCursorHeader,
  totalHeader,
} from '../../contract/headers.ts';
import type { Context } from '../context.ts';
import { listAllBusinesses } from '../domain/admin/list-all-businesses.ts';
import { listBusinessesOfUser } from '../domain/admin/list-businesses-of-user.ts';
import type { ListPage } from '../domain/admin/list-page.ts';
import { listUsers } from '../domain/admin/list-users.ts';
import { readUserAsAdmin } from '../domain/admin/read-user-as-admin.ts';
import type { Serve } from '../http/endpoints.ts';

/** What admins see; their actions are in `admin-actions.ts`. */
export function serveAdmin(serve: Serve, ctx: Context): void {
  serve(api.listUsers, async ({ actor, query, reply }) =>
    answer(reply, await listUsers(ctx, actor, query), query.count === 'exact'),
  );

  serve(api.listAllBusinesses, async ({ actor, query, reply }) =>
    answer(reply, await listAllBusinesses(ctx, actor, query), query.count === 'exact'),
  );

  serve(api.readUserAsAdmin, ({ actor, params }) => readUserAsAdmin(ctx, actor, params.id));

  serve(api.listBusinessesOfUser, async ({ actor, params, query, reply }) =>
    answer(reply, await listBusinessesOfUser(ctx, actor, params.id, query)),
  );
}

/** Sends the rows; information about the whole list goes into headers. */
function answer<Row>(reply: FastifyReply, page: ListPage<Row>, isExact = false): Row[] {
  const { rows, total, about, next, previous } = page;
  reply.header(totalHeader, total > countedRows && !isExact ? `${countedRows}+` : total);
  if (about !== null) reply.header(estimateHeader, about);
  if (next !== null) reply.header(nextCursorHeader, next);
  if (previous !== null) reply.header(previousCursorHeader, previous);
  return rows;
}
