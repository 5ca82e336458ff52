/**
 * Makes the links between the embedded PostgreSQL's libraries that npm's archives cannot contain, while the
 * project's folder can still be written to: without them, a start copies its programs (60 MB) to `DATA_DIR`.
 */
import { installedBinaries, type Binaries } from '../db/embedded/binaries.ts';
import { addMissingLinks } from '../db/embedded/binary-links.ts';
import { EmbeddedDatabaseError } from '../db/embedded/errors.ts';

const binaries = binariesOrNone();
if (binaries && !(await addMissingLinks(binaries)))
  throw new Error(`The folder of the embedded PostgreSQL (${binaries.folder}) is read-only.`);

/** Systems without one use `DATABASE_URL`. */
function binariesOrNone(): Binaries | undefined {
  try {
    return installedBinaries();
  } catch (error) {
    if (error instanceof EmbeddedDatabaseError) return undefined;
    throw error;
  }
}
