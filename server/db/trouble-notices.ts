import { sql } from 'drizzle-orm';
import type { Db } from './client.ts';
import { troubleNotices } from './schema/trouble-notices.ts';

/** What is known about one trouble, and what has been said about it. */
export type TroubleNotice = typeof troubleNotices.$inferSelect;

/** An arbitrary advisory lock, the same in all our processes. */
const noticesLock = 4_604_200_128;

/** Reads all of them; other processes wait until the transaction ends, so that only one tells people. */
export async function lockTroubleNotices(tx: Db): Promise<TroubleNotice[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(${noticesLock})`);
  return tx.select().from(troubleNotices);
}

export async function replaceTroubleNotices(tx: Db, notices: TroubleNotice[]): Promise<void> {
  await tx.delete(troubleNotices);
  if (notices.length > 0) await tx.insert(troubleNotices).values(notices);
}
