import { and, desc, eq, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AdminAction } from '../../contract/admin-actions.ts';
import type { Db } from './client.ts';
import { users } from './schema/accounts.ts';
import { audit } from './schema/audit.ts';
import { businesses } from './schema/businesses.ts';

export type AuditEntry = Omit<typeof audit.$inferInsert, 'id' | 'at' | 'action'> & {
  action: AdminAction;
};

/** Records who did what to whom. Call it in the transaction of the action itself. */
export async function recordAdminAction(db: Db, entry: AuditEntry): Promise<void> {
  await db.insert(audit).values(entry);
}

const actors = alias(users, 'actors');

/** Actions with the current names, newest first; optionally only those before a given one. */
export async function readAdminActions(
  db: Db,
  { before, limit }: { before?: number | undefined; limit: number },
) {
  return db
    .select({
      entry: audit,
      actorName: actors.name,
      userName: users.name,
      businessName: businesses.name,
    })
    .from(audit)
    .leftJoin(actors, eq(actors.id, audit.actorId))
    .leftJoin(users, and(eq(audit.targetKind, 'user'), eq(users.id, audit.targetId)))
    .leftJoin(businesses, and(eq(audit.targetKind, 'business'), eq(businesses.id, audit.targetId)))
    .where(before === undefined ? undefined : lt(audit.id, before))
    .orderBy(desc(audit.id))
    .limit(limit);
}

export type AdminActionRow = Awaited<ReturnType<typeof readAdminActions>>[number];
