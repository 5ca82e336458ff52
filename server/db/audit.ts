import type { Db } from './client.ts';
import { audit } from './schema.ts';

export type AuditEntry = Omit<typeof audit.$inferInsert, 'id' | 'at'>;

/** Writes down who did what to whom; belongs in the transaction of the deed itself. */
export async function recordDeed(db: Db, entry: AuditEntry): Promise<void> {
  await db.insert(audit).values(entry);
}
