import type { Context } from '../context.ts';
import type { UserRow } from '../db/users.ts';
import { beginSession } from '../domain/accounts/sessions.ts';
import { hashToken } from '../domain/accounts/tokens.ts';

/** Adds a session of a user. @returns its id */
export async function addSession(ctx: Context, user: UserRow): Promise<number> {
  const tokenHash = hashToken(await beginSession(ctx, user, user.sessionEpoch));
  const { rows } = await ctx.pool.query<{ id: number }>(
    'select id from sessions where token_hash = $1',
    [tokenHash],
  );
  return rows[0]?.id ?? 0;
}
