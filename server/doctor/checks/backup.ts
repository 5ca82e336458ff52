import { DAY } from '../../../contract/durations.ts';
import { readLastBackup } from '../../db/backups.ts';
import { backupAge } from '../../domain/trouble/trouble-limits.ts';
import { attention, ok, notChecked, type Check, type Finding } from '../check.ts';
import type { Subject } from '../subject.ts';

/** When the last backup was made, as far as Fourgood knows. */
export function backupCheck(subject: Subject): Check {
  return { group: 'Data', title: 'Backup', run: () => checkBackup(subject) };
}

async function checkBackup({ config, database, now }: Subject): Promise<Finding> {
  const { db } = await database();
  const last = await readLastBackup(db).catch(() => undefined);
  if (last === undefined) return notChecked('The tables are not up to date.');
  const todo =
    'Run "npm run backup -- FILE" regularly. If something else backs up this database, let it run "npm run admin -- backup-done", or set BACKUP_ALERT=off.';
  if (last === null) {
    if (config.backupAlert) return attention('No backup has been made yet.', todo);
    return ok('No backup is recorded here, and BACKUP_ALERT is off.');
  }
  const age = now().getTime() - last.finishedAt.getTime();
  const days = Math.floor(age / DAY);
  const when = days < 1 ? 'less than a day ago' : days === 1 ? 'yesterday' : `${days} days ago`;
  const text = `The last backup was made ${when}.`;
  return age > backupAge && config.backupAlert ? attention(text, todo) : ok(text);
}
