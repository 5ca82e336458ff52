import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { Cluster } from '../cluster.ts';
import { syncFolder } from '../sync-folder.ts';

/**
 * Replaces the old data folder with a complete new one, and keeps the old one next to it.
 * Interrupted at any point, the next start has either the old or the new data, never neither
 * (`finishReplacing`).
 * @returns where the old data is
 */
export async function replaceData(
  { folder, dataFolder, durable }: Cluster,
  fresh: string,
  version: string,
): Promise<string> {
  const kept = unusedName(join(folder, `data-${version}`));
  await rename(fresh, complete(folder));
  await rename(dataFolder, kept);
  await rename(complete(folder), dataFolder);
  if (durable) await syncFolder(folder);
  return kept;
}

/** Completes what an interruption between the last two steps left undone. */
export async function finishReplacing({ folder, dataFolder }: Cluster): Promise<void> {
  if (existsSync(dataFolder) || !existsSync(join(complete(folder), 'PG_VERSION'))) return;
  await rename(complete(folder), dataFolder);
}

/** Removes the copy of an upgrade that was killed before it replaced the old data. */
export async function removeUnusedCopy({ folder }: Cluster): Promise<void> {
  await rm(complete(folder), { recursive: true, force: true });
}

/** Where the new data is once it is complete. */
function complete(folder: string): string {
  return join(folder, 'data-upgraded');
}

function unusedName(path: string): string {
  return existsSync(path) ? `${path}-${new Date().toISOString().replaceAll(/[:.]/g, '-')}` : path;
}
