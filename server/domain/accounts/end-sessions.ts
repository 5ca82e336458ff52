import type { Context } from '../../context.ts';
import { deleteOtherSessions, deleteSessionOf } from '../../db/sessions.ts';
import { signedIn, type Actor } from '../actor.ts';
import { DomainError } from '../domain-error.ts';
import { logSecurityEvent } from '../security-event.ts';
import { hashToken } from './tokens.ts';

/**
 * Signs out one of the browsers that are signed in to the caller's own account.
 * @throws DomainError `sign_in_required`; `not_found` for a session that has ended, never existed, or is
 * another person's
 */
export async function endSession(ctx: Context, actor: Actor, id: number): Promise<void> {
  const { id: userId } = signedIn(actor);
  if (!(await deleteSessionOf(ctx.db, { userId, id }))) {
    throw new DomainError('not_found', 'That browser is already signed out.');
  }
  logSecurityEvent(ctx, 'sessions-ended', { userId, count: 1 });
}

/**
 * Signs out all browsers that are signed in to the caller's own account but this one.
 * @param sessionToken of the caller's own session
 * @throws DomainError `sign_in_required`
 */
export async function endOtherSessions(
  ctx: Context,
  actor: Actor,
  sessionToken: string | undefined,
): Promise<void> {
  const { id: userId } = signedIn(actor);
  const tokenHash = hashToken(sessionToken ?? '');
  const count = await deleteOtherSessions(ctx.db, userId, tokenHash);
  if (count > 0) logSecurityEvent(ctx, 'sessions-ended', { userId, count });
}
