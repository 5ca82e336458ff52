import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { prepared } from './prepared.ts';
import { sessions, users } from './schema.ts';

/** Seven days without a visit end a session, whatever its own end is (`docs/SECURITY.md`). */
const idleDays = 7;

const live = prepared((db) =>
  db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      isAdmin: users.isAdmin,
      isActive: users.isActive,
      emailVerified: users.emailVerified,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    // The epoch ends every older session at once, also one that a racing sign-in wrote late.
    .innerJoin(users, and(eq(users.id, sessions.userId), eq(users.sessionEpoch, sessions.epoch)))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        gt(sessions.lastSeenAt, sql.placeholder('idleSince')),
        eq(users.isActive, true),
      ),
    )
    .prepare('live_session'),
);

/** The user whose live session has this token hash: one indexed query. */
export async function findSessionUser(db: Db, tokenHash: string, now: Date) {
  const idleSince = new Date(now.getTime() - idleDays * 86_400_000);
  const [row] = await live(db).execute({ tokenHash, now, idleSince });
  return row ?? null;
}

export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

export async function touchSession(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}
