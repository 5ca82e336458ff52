import { build, isBuilt } from './build.mjs';
import { withFolderLock } from './folder-lock.mjs';
import { install, isInstalled } from './install.mjs';

/**
 * Brings packages and built pages up to date. What is already up to date is left alone, so that a second
 * start continues right away and a read-only installation can start.
 * @param {{ pages: boolean }} what is needed in addition to the packages
 */
export async function makeReady({ pages }) {
  if (isInstalled() && (!pages || isBuilt())) return;
  await withFolderLock(async () => {
    // Another process may have done it in the meantime.
    if (!isInstalled()) await install();
    if (pages && !isBuilt()) await build();
  });
}
