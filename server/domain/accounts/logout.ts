import type { Context } from '../../context.ts';
import { deleteSession } from '../../db/sessions.ts';
import { hashToken } from './tokens.ts';

/** Ends the session that the browser brings, if there is one: its cookie is worth nothing afterwards. */
export async function logout(ctx: Context, presented: string | undefined): Promise<void> {
  if (presented !== undefined) await deleteSession(ctx.db, hashToken(presented));
}
