import { tmpdir, totalmem } from 'node:os';
import { attention, failed, ok, notChecked, type Check, type Finding } from '../check.ts';
import { fullDisk } from '../../domain/trouble/trouble-limits.ts';
import { readDiskUse } from '../../machine/disk-use.ts';
import { findDataFolder } from '../../machine/find-data-folder.ts';
import { sizeText } from '../../machine/size-text.ts';
import { requireSettings, type Subject } from '../subject.ts';

/** Bytes. The app, its database and its helpers use about 300 MB (docs/RELIABILITY.md). */
const minMemory = 150_000_000;
/** Bytes: below this, the next burst of writes can fill the disk, whatever its size. */
const minSpace = 200_000_000;
/** The share above which writes fail soon. */
const almostFull = 0.97;

/** What the machine has left. */
export function machineChecks(subject: Subject): Check[] {
  const group = 'Machine';
  return [
    { group, title: 'Disk', run: () => checkDataDisk(subject) },
    { group, title: 'Temporary files', run: () => checkDisk(tmpdir()) },
    { group, title: 'Memory', run: checkMemory },
  ];
}

async function checkDataDisk(subject: Subject): Promise<Finding> {
  requireSettings(subject, 'DATABASE_URL', 'DATA_DIR');
  const { config } = subject;
  if (config.database.kind === 'external')
    return notChecked('The data is on the database server, whose disk can’t be checked from here.');
  return checkDisk(await findDataFolder(config));
}

async function checkDisk(folder: string): Promise<Finding> {
  const { used, free } = await readDiskUse(folder);
  const text = `${Math.ceil(used * 100)}% of the disk is used, ${sizeText(free)} are free.`;
  const todo = 'Free up space, or move to a larger disk: on a full one, nothing can be saved.';
  if (used >= almostFull || free < minSpace) return failed(text, todo);
  return used >= fullDisk ? attention(text, todo) : ok(text);
}

/** In a container, its limit counts, not the machine's memory. */
function checkMemory(): Finding {
  const limit = process.constrainedMemory();
  const total = limit > 0 && limit < totalmem() ? limit : totalmem();
  const available = Math.min(process.availableMemory(), total);
  const text = `${sizeText(available)} of ${sizeText(total)} are available.`;
  if (available >= minMemory) return ok(text);
  return attention(text, 'Give the machine more memory, or close other programs on it.');
}
