import { listedSessions, type Session } from '../../../contract/sessions.ts';
import type { Context } from '../../context.ts';
import { listLiveSessions } from '../../db/sessions.ts';
import { signedIn, type Actor } from '../actor.ts';
import { endsWithBrowser, oldestLive } from './sessions.ts';
import { hashToken } from './tokens.ts';

/**
 * The browsers that are signed in to the caller's own account: this one first, then those used last.
 * @param sessionToken of the caller's own session
 * @throws DomainError `sign_in_required`
 */
export async function listSessions(
  ctx: Context,
  actor: Actor,
  sessionToken: string | undefined,
): Promise<{ sessions: Session[]; total: number }> {
  const user = signedIn(actor);
  const now = ctx.now();
  const rows = await listLiveSessions(ctx.db, {
    userId: user.id,
    tokenHash: hashToken(sessionToken ?? ''),
    now,
    // Sessions of an admin without a second factor live as short as those of others.
    ...oldestLive({ isAdmin: user.isAdmin || Boolean(user.needsSecondFactor) }, now),
    limit: listedSessions,
  });
  const sessions = rows.map(({ id, browser, createdAt, lastSeenAt, expiresAt, isCurrent }) => ({
    id,
    browser,
    signedInAt: createdAt.toISOString(),
    lastUsedAt: lastSeenAt.toISOString(),
    ...(endsWithBrowser({ createdAt, expiresAt }) && { endsAt: expiresAt.toISOString() }),
    isCurrent,
  }));
  return { sessions, total: rows[0]?.total ?? 0 };
}
