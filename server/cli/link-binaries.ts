/**
 * Makes the links between the embedded PostgreSQL's libraries that npm's archives cannot contain, while the
 * project's folder can still be written to: without them, a start copies its programs (60 MB) to `DATA_DIR`.
 */
import { installedBinaries } from '../db/embedded/binaries.ts';
import { addMissingLinks } from '../db/embedded/binary-links.ts';

if (!(await addMissingLinks(installedBinaries())))
  throw new Error('The folder of the embedded PostgreSQL (node_modules) cannot be written to.');
