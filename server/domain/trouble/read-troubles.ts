import type { Trouble } from '../../../contract/troubles.ts';
import { SECOND, earlier } from '../../../contract/durations.ts';
import type { Context } from '../../context.ts';
import { readLastBackup } from '../../db/backups.ts';
import { readFirstAccount, readLostFeedback } from '../../db/trouble-signs.ts';
import { readDiskUse, type DiskUse } from '../../machine/disk-use.ts';
import { findDataFolder } from '../../machine/find-data-folder.ts';
import { backupAge, emailAge, feedbackAge, fullDisk } from './trouble-limits.ts';

/** What is measured to find trouble, also for the metrics. */
export interface TroubleSigns {
  /** In the last seven days. */
  lostFeedback: { count: number; last: Date | null };
  /** Of the folder with the data, as this process sees it; null if it cannot be read. */
  disk: DiskUse | null;
  lastBackup: Date | null;
  /** When the installation's first account was made; null without any. */
  firstAccount: Date | null;
}

type TroubleContext = Pick<Context, 'config' | 'db' | 'now'>;

export async function readTroubleSigns({ config, db, now }: TroubleContext): Promise<TroubleSigns> {
  const [lostFeedback, disk, backup, firstAccount] = await Promise.all([
    readLostFeedback(db, earlier(now(), feedbackAge)),
    findDataFolder(config)
      .then(readDiskUse)
      .catch(() => null),
    readLastBackup(db),
    readFirstAccount(db),
  ]);
  return { lostFeedback, disk, lastBackup: backup?.finishedAt ?? null, firstAccount };
}

/** @param oldestEmail seconds that the oldest email has been waiting; null if none is */
export function troublesOf(
  { lostFeedback, disk, lastBackup, firstAccount }: TroubleSigns,
  oldestEmail: number | null,
  { config, now }: Pick<TroubleContext, 'config' | 'now'>,
): Trouble[] {
  const troubles: Trouble[] = [];
  if (lostFeedback.last) {
    const { count, last } = lostFeedback;
    troubles.push({ kind: 'undeliverable_feedback', count, at: last.toISOString() });
  }
  if (oldestEmail !== null && oldestEmail * SECOND > emailAge)
    troubles.push({ kind: 'waiting_email', seconds: oldestEmail });
  // The data of an external database is on another disk.
  if (disk && disk.used >= fullDisk && config.database.kind === 'embedded')
    troubles.push({ kind: 'full_disk', percent: Math.floor(disk.used * 100), free: disk.free });
  // An installation without accounts has nothing to lose, and a new one has a week.
  const protectedUntil = lastBackup ?? firstAccount;
  const isOld = protectedUntil && now().getTime() - protectedUntil.getTime() > backupAge;
  if (config.backupAlert && isOld)
    troubles.push({ kind: 'no_backup', at: lastBackup?.toISOString() ?? null });
  return troubles;
}
