import { dirname } from 'node:path';

import { build, isBuilt } from './build.mjs';
import { withFolderLock } from './folder-lock.mjs';
import { Failure } from './failure.mjs';
import { install, isInstalled, removeTools } from './install.mjs';
import { isProduction, project } from './project.mjs';
import { refuseWrongSettings } from './refuse-wrong-settings.mjs';

/**
 * Brings packages and built pages up to date. Does nothing if they already are, so that a second start is
 * fast and a read-only installation can start.
 * @param {{ pages: boolean | 'always', tools?: boolean, settings?: boolean }} what is needed in addition to the
 * packages: built pages (`always`: built now), the packages for building and testing, and the settings of the
 * server. In production, tools are only there while the pages are built. Settings are checked by the server
 * as well; if there is something to do, that would be a minute later.
 * @throws Failure if it cannot, with what to do instead
 */
export async function makeReady({ pages, tools = true, settings = false }) {
  const needsBuild = () => pages === 'always' || (pages && !isBuilt());
  if (isInstalled({ tools }) && !needsBuild()) return;
  if (settings) await refuseWrongSettings();
  await withFolderLock(async () => {
    // Another process may have installed them in the meantime.
    const isBuilding = needsBuild();
    const isTemporary = isBuilding && !tools && !isInstalled({ tools: true });
    if (!isInstalled({ tools: tools || isBuilding })) await install({ tools: tools || isBuilding });
    if (isBuilding) await build();
    // Somebody who develops has them installed anyway, and keeps them.
    if (isTemporary) await removeTools();
  }).catch((error) => {
    throw explained(error);
  });
}

/** After an update, an account that may only read the project finds packages or pages missing. */
function explained(error) {
  if (['EACCES', 'EPERM', 'EROFS'].includes(error.code))
    return new Failure(
      'Packages have to be installed or pages built, as after an update, but this account cannot write to ' +
        `${error.path ? dirname(error.path) : project}. As the account that owns ${project}, run this there: ` +
        `${isProduction() ? 'NODE_ENV=production ' : ''}node scripts/build.mjs`,
    );
  if (error.code === 'ENOSPC')
    return new Failure(`The disk with ${project} is full. Free some space, then start again.`);
  return error;
}
