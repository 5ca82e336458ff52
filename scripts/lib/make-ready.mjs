import { build, isBuilt } from './build.mjs';
import { withFolderLock } from './folder-lock.mjs';
import { install, isInstalled, removeTools } from './install.mjs';

/**
 * Brings packages and built pages up to date. Does nothing if they already are, so that a second start is
 * fast and a read-only installation can start.
 * @param {{ pages: boolean | 'always', tools?: boolean }} what is needed in addition to the packages: built
 * pages (`always`: built now), and the packages for building and testing. In production, these are only
 * there while the pages are built.
 */
export async function makeReady({ pages, tools = true }) {
  const needsBuild = () => pages === 'always' || (pages && !isBuilt());
  if (isInstalled({ tools }) && !needsBuild()) return;
  await withFolderLock(async () => {
    // Another process may have installed them in the meantime.
    const isBuilding = needsBuild();
    const isTemporary = isBuilding && !tools && !isInstalled({ tools: true });
    if (!isInstalled({ tools: tools || isBuilding })) await install({ tools: tools || isBuilding });
    if (isBuilding) await build();
    // Somebody who develops has them installed anyway, and keeps them.
    if (isTemporary) await removeTools();
  });
}
