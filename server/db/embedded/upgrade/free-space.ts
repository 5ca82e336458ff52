import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

import type { Cluster } from '../cluster.ts';
import { EmbeddedDatabaseError } from '../errors.ts';

/** PostgreSQL's programs, the new log, and what sorting for indexes takes. */
const reserveBytes = 500_000_000;

/** The copy needs as much space as the data at most: it has no dead rows. @throws EmbeddedDatabaseError */
export async function refuseLittleSpace({ folder, dataFolder }: Cluster): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const needed = (await sizeOf(dataFolder)) + reserveBytes;
  if (bavail * bsize >= needed) return;
  const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;
  throw new EmbeddedDatabaseError(
    `The upgrade needs ${gigabytes(needed)} of free space for a copy of the data, and ${folder} has ${gigabytes(bavail * bsize)}. Nothing has been changed.`,
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
