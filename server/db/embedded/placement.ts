import type { OsUser } from './os-user.ts';
import type { Binaries } from './binaries.ts';

export interface PlacementOptions {
  /** The app's data folder: absolute, without symbolic links, existing. */
  dataDir: string;
  /** True if the user set it: then it is used or rejected, never replaced. */
  dataDirExplicit: boolean;
  /** Where things go that the database's account cannot reach. */
  fallbackRoot: string;
}

/** Where the database is, what runs it, and under which account. */
export interface Placement {
  /** Contains everything the server writes; the only folder that `account` owns. */
  folder: string;
  binaries: Binaries;
  /** Undefined: the app's own account. */
  osUser: OsUser | undefined;
  /** Sentences for the user at the terminal. */
  notices: string[];
}
