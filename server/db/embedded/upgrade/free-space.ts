import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { readDiskUse } from '../../../machine/disk-use.ts';
import { sizeText } from '../../../machine/size-text.ts';
import type { Cluster } from '../cluster.ts';
import { EmbeddedDatabaseError } from '../errors.ts';

/** PostgreSQL's programs, the new log, and what sorting for indexes takes. */
const reserveBytes = 500_000_000;

/** The copy needs as much space as the data at most: it has no dead rows. @throws EmbeddedDatabaseError */
export async function requireFreeSpace({ folder, dataFolder }: Cluster): Promise<void> {
  const { free } = await readDiskUse(folder);
  const needed = (await sizeOf(dataFolder)) + reserveBytes;
  if (free >= needed) return;
  throw new EmbeddedDatabaseError(
    `The upgrade needs ${sizeText(needed)} of free space for a copy of the data, and ${folder} has ${sizeText(free)}. Nothing has been changed.`,
  );
}

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) bytes += await sizeOf(path);
    else if (entry.isFile()) bytes += (await stat(path)).size;
  }
  return bytes;
}
