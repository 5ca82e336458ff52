import { desc } from 'drizzle-orm';
import type { Db } from './client.ts';
import { backups } from './schema/backups.ts';

/** A backup that was completed. */
export type Backup = typeof backups.$inferSelect;

/** What is known of a backup: its size and content only if our own command made it. */
export type BackupReport =
  | { kind: 'external'; finishedAt?: Date }
  | { kind: 'command'; finishedAt?: Date; bytes: number; rows: number; encrypted: boolean };

/** Records that a backup was completed, by default now. */
export async function recordBackup(db: Db, report: BackupReport): Promise<void> {
  await db.insert(backups).values(report);
}

/** The last completed backup; null if none ever was. */
export async function readLastBackup(db: Db): Promise<Backup | null> {
  const [last] = await db.select().from(backups).orderBy(desc(backups.finishedAt)).limit(1);
  return last ?? null;
}
