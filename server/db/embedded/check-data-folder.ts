import { access, constants } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';

import { EmbeddedDatabaseError, errorCode } from './errors.ts';
import { ownerOf } from './os-user.ts';

/** What the system says of a folder or file that this account may not make or change. */
const refusals = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'];

/**
 * Makes the data folder with `make`, and checks that this account can write to it and to the lock file in it:
 * SQLite, which has the lock, would name neither.
 * @throws EmbeddedDatabaseError that names the folder and the account
 */
export async function checkDataFolder(
  dataDir: string,
  lockName: string,
  make: () => Promise<string>,
): Promise<string> {
  try {
    const folder = await make();
    await access(folder, constants.W_OK | constants.X_OK);
    await access(join(folder, lockName), constants.W_OK).catch(orMissing);
    return folder;
  } catch (error) {
    if (!refusals.includes(errorCode(error) ?? '')) throw error;
    throw new EmbeddedDatabaseError(
      `The account "${accountName()}" cannot write to the folder ${dataDir} (${errorCode(error)}). ` +
        (await adviceFor(dataDir)),
      { cause: error },
    );
  }
}

/** A folder that root made for the account has to be given to it; any other one may be in use. */
async function adviceFor(dataDir: string): Promise<string> {
  const owner = await ownerOf(dataDir);
  return owner === null || owner === 'root'
    ? 'Make it the owner of the folder and everything in it, or set DATA_DIR to another folder.'
    : `It belongs to the account "${owner}": use that one, or set DATA_DIR to another folder.`;
}

function orMissing(error: unknown): void {
  if (errorCode(error) !== 'ENOENT') throw error;
}

/** Ids may have no name. */
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.()}`;
  }
}
