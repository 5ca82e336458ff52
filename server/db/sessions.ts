import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { prepared } from './prepared.ts';
import { sessions, users } from './schema/accounts.ts';
import { isMissingReference } from './statement-error.ts';

const hour = 3_600_000;
/** So long without a visit ends a session, whatever its own end is (`docs/SECURITY.md`). */
const idleHours = 7 * 24;
/** An admin's sessions end sooner, also those that began before the user became one. */
const adminIdleHours = 8;
const adminLifetimeHours = 24;

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
        or(
          eq(users.isAdmin, false),
          and(
            gt(sessions.lastSeenAt, sql.placeholder('adminIdleSince')),
            gt(sessions.createdAt, sql.placeholder('adminSince')),
          ),
        ),
        eq(users.isActive, true),
      ),
    )
    .prepare('live_session'),
);

/** The user whose live session has this token hash: one indexed query. */
export async function findSessionUser(db: Db, tokenHash: string, now: Date) {
  const before = (hours: number) => new Date(now.getTime() - hours * hour);
  const [row] = await live(db).execute({
    tokenHash,
    now,
    idleSince: before(idleHours),
    adminIdleSince: before(adminIdleHours),
    adminSince: before(adminLifetimeHours),
  });
  return row ?? null;
}

/** Begins a session; false when its user has been deleted meanwhile. */
export async function insertSession(
  db: Db,
  session: typeof sessions.$inferInsert,
): Promise<boolean> {
  try {
    await db.insert(sessions).values(session);
    return true;
  } catch (error) {
    if (isMissingReference(error)) return false;
    throw error;
  }
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSessionsOf(db: Db, userId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

export async function touchSession(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}
