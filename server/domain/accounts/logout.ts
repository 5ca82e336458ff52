import type { Context } from '../../context.ts';
import { deleteSession } from '../../db/sessions.ts';
import { logSecurityEvent } from '../security-event.ts';
import { hashToken } from './tokens.ts';

/** Ends the browser's session, if there is one; its cookie no longer works. */
export async function logout(ctx: Context, sessionToken: string | undefined): Promise<void> {
  if (sessionToken === undefined) return;
  const userId = await deleteSession(ctx.db, hashToken(sessionToken));
  if (userId !== null) logSecurityEvent(ctx, 'signed-out', { userId });
}
