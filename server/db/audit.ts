import { and, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AdminAction } from '../../contract/admin-actions.ts';
import type { Db } from './client.ts';
import { findable } from './listing-sample.ts';
import { isPresentBusiness, isPresentUser } from './presence.ts';
import { users } from './schema/accounts.ts';
import { audit } from './schema/audit.ts';
import { businesses } from './schema/businesses.ts';

export type NewAuditEntry = Omit<typeof audit.$inferInsert, 'id' | 'at' | 'action'> & {
  action: AdminAction;
};

/**
 * Records who did what to whom. Call it in the transaction of the action itself. A trigger adds the names of
 * those that still exist.
 */
export async function recordAdminAction(db: Db, entry: NewAuditEntry): Promise<void> {
  await db.insert(audit).values(entry);
}

const actors = alias(users, 'actors');

/** Which entries, and where to continue. */
export interface AuditChoice {
  /** Only entries before this one. */
  before?: number | undefined;
  /** Normalized words; all of them must match. */
  words: readonly string[];
  from?: Date | undefined;
  until?: Date | undefined;
  limit: number;
}

/** Actions with the current names, newest first. */
export async function readAdminActions(db: Db, { before, words, from, until, limit }: AuditChoice) {
  return db
    .select({
      entry: audit,
      actorName: actors.name,
      userName: users.name,
      businessName: businesses.name,
    })
    .from(audit)
    .leftJoin(actors, eq(actors.id, audit.actorId))
    .leftJoin(users, and(eq(audit.targetKind, 'user'), eq(users.id, audit.targetId), isPresentUser))
    .leftJoin(
      businesses,
      and(eq(audit.targetKind, 'business'), eq(businesses.id, audit.targetId), isPresentBusiness),
    )
    .where(
      and(
        before === undefined ? undefined : lt(audit.id, before),
        from && gte(audit.at, from),
        until && lt(audit.at, until),
        ...words.map(mentions),
      ),
    )
    .orderBy(desc(audit.id))
    .limit(limit);
}

/** The names at the time and now, and what was done. */
const text = sql`(' ' || searched_text(concat_ws(' ', ${audit.actorName}, ${actors.name},
  ${audit.targetName}, ${users.name}, ${businesses.name}, translate(${audit.action}, '_', ' '))))`;

function mentions(word: string): SQL {
  const literal = findable(word).replace(/[\\%_]/g, String.raw`\$&`);
  return sql`${text} like ${`%${literal}%`}`;
}

export type AdminActionRow = Awaited<ReturnType<typeof readAdminActions>>[number];
