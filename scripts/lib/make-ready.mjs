import { build, isBuilt } from './build.mjs';
import { withFolderLock } from './folder-lock.mjs';
import { install, isInstalled } from './install.mjs';

/**
 * Brings packages and built pages up to date. What is up to date is left alone, so that a second start
 * goes straight on and a read-only installation can start.
 * @param {{ pages: boolean }} what is needed besides the packages
 */
export async function makeReady({ pages }) {
  if (isInstalled() && (!pages || isBuilt())) return;
  await withFolderLock(async () => {
    // Another start may have done it meanwhile.
    if (!isInstalled()) await install();
    if (pages && !isBuilt()) await build();
  });
}
