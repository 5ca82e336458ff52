import { build, isBuilt } from './build.mjs';
import { withFolderLock } from './folder-lock.mjs';
import { install, isInstalled } from './install.mjs';

/**
 * Brings packages and built pages up to date. Does nothing if they already are, so that a second start is
 * fast and a read-only installation can start.
 * @param {{ pages: boolean }} what is needed in addition to the packages
 */
export async function makeReady({ pages }) {
  if (isInstalled() && (!pages || isBuilt())) return;
  await withFolderLock(async () => {
    // Another process may have installed them in the meantime.
    if (!isInstalled()) await install();
    if (pages && !isBuilt()) await build();
  });
}
