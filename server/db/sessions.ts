import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { deleteInBatches } from './delete-in-batches.ts';
import { isPresentUser } from './presence.ts';
import { perClient } from './per-client.ts';
import { sessions, users } from './schema/accounts.ts';
import { hasSecondFactor } from './second-factors.ts';
import { isMissingReference } from './statement-error.ts';

const byToken = perClient((db) =>
  db
    .select({
      session: {
        epoch: sessions.epoch,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
      },
      user: {
        id: users.id,
        name: users.name,
        email: users.email,
        isAdmin: users.isAdmin,
        isActive: users.isActive,
        emailVerified: users.emailVerified,
      },
      epoch: users.sessionEpoch,
      /** Read for admins only: of nobody else is one required. */
      lacksSecondFactor: sql<boolean>`case when ${users.isAdmin} then not ${hasSecondFactor} else false end`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), isPresentUser))
    .prepare('session_by_token'),
);

/**
 * The session of a token hash, expired or not, with its user and the user's current epoch: one indexed
 * query. The domain decides whether it is still valid.
 */
export async function findSession(db: Db, tokenHash: string) {
  const [row] = await byToken(db).execute({ tokenHash });
  return row ?? null;
}

export type FoundSession = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** Starts a session; false if its user has been deleted in the meantime. */
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

/** @returns the id of the session's user; null if there was none */
export async function deleteSession(db: Db, tokenHash: string): Promise<number | null> {
  const [row] = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ userId: sessions.userId });
  return row?.userId ?? null;
}

/** Ends one of a user's sessions; false if the user has no such session. */
export async function deleteSessionOf(
  db: Db,
  { userId, id }: { userId: number; id: number },
): Promise<boolean> {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return deleted.length > 0;
}

interface SessionsQuery {
  userId: number;
  /** Of the caller's own session, which comes first. */
  tokenHash: string;
  now: Date;
  /** Sessions that began or were last used earlier are no longer valid. */
  begunAfter: Date;
  usedAfter: Date;
  limit: number;
}

/**
 * A user's valid sessions, those used last first, each with the number of all of them. The conditions are
 * those of `isValid` in `server/domain/accounts/sessions.ts`.
 */
export async function listLiveSessions(db: Db, query: SessionsQuery) {
  const isCurrent = sql<boolean>`${sessions.tokenHash} = ${query.tokenHash}`;
  return db
    .select({
      id: sessions.id,
      browser: sessions.browser,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      isCurrent,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), eq(users.sessionEpoch, sessions.epoch)))
    .where(
      and(
        eq(sessions.userId, query.userId),
        gt(sessions.expiresAt, query.now),
        gt(sessions.createdAt, query.begunAfter),
        gt(sessions.lastSeenAt, query.usedAfter),
      ),
    )
    .orderBy(desc(isCurrent), desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(query.limit);
}

export async function deleteSessionsOf(db: Db, userId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

/** Ends all of a user's sessions but one. @returns how many */
export async function deleteOtherSessions(
  db: Db,
  userId: number,
  tokenHash: string,
): Promise<number> {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)))
    .returning({ id: sessions.id });
  return deleted.length;
}

/** Lets a session continue in its user's current epoch. */
export async function carryOver(db: Db, tokenHash: string): Promise<void> {
  await db
    .update(sessions)
    .set({
      epoch: sql`(select ${users.sessionEpoch} from ${users} where ${users.id} = ${sessions.userId})`,
    })
    .where(eq(sessions.tokenHash, tokenHash));
}

/**
 * Gives a session another token and lets it continue in its user's current epoch. @returns when it expires;
 * null if it has ended
 */
export async function renewSession(
  tx: Db,
  { from, to }: { from: string; to: string },
): Promise<{ createdAt: Date; expiresAt: Date } | null> {
  const [row] = await tx
    .update(sessions)
    .set({
      tokenHash: to,
      epoch: sql`(select ${users.sessionEpoch} from ${users} where ${users.id} = ${sessions.userId})`,
    })
    .where(eq(sessions.tokenHash, from))
    .returning({ createdAt: sessions.createdAt, expiresAt: sessions.expiresAt });
  return row ?? null;
}

export async function touchSession(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteExpiredSessions(
  db: Db,
  now: Date,
  stopping?: AbortSignal,
): Promise<void> {
  await deleteInBatches(db, sessions, lt(sessions.expiresAt, now), stopping);
}
