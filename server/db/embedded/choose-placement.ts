import { stat } from 'node:fs/promises';
import { join } from 'node:path';

import { runsAsRoot } from './os-user.ts';
import { installedBinaries } from './binaries.ts';
import { copyBinaries } from './binary-copy.ts';
import { addMissingLinks } from './binary-links.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import type { Placement, PlacementOptions } from './placement.ts';
import { placeForRoot } from './placement-for-root.ts';

/**
 * Chooses the location: `DATA_DIR/postgres`, and the binaries where npm put them. For root, an unprivileged
 * account runs the database, and what that account cannot reach goes to the fallback root.
 * @throws EmbeddedDatabaseError if no permitted location works.
 */
export async function choosePlacement(options: PlacementOptions): Promise<Placement> {
  const installed = installedBinaries();
  if (runsAsRoot()) return placeForRoot(options, installed);
  const folder = join(options.dataDir, 'postgres');
  await refuseFolderOfAnother(folder);
  const binaries = (await addMissingLinks(installed))
    ? installed
    : await copyBinaries(installed, options.dataDir);
  return { folder, binaries, osUser: undefined, notices: [] };
}

async function refuseFolderOfAnother(folder: string): Promise<void> {
  const owner = await stat(folder).catch(() => undefined);
  if (!owner || !process.getuid || owner.uid === process.getuid()) return;
  throw new EmbeddedDatabaseError(
    `The database in ${folder} belongs to another user on this computer (uid ${owner.uid}). ` +
      'Start the app as that user or as root, or set DATA_DIR to a folder of your own.',
  );
}
