import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';

export interface PlacementOptions {
  /** The app's data folder: absolute, real, existing. */
  dataDir: string;
  /** True when a person chose it: then it is used or refused, never replaced. */
  dataDirExplicit: boolean;
  /** Where things go that the account of the database cannot reach. */
  fallbackRoot: string;
}

/** Where the database lives, what runs it and as whom. */
export interface Placement {
  /** Holds all that the server writes; the only folder that `account` owns. */
  folder: string;
  binaries: Binaries;
  /** Undefined: the app's own account. */
  account: Account | undefined;
  /** Sentences for the person at the terminal. */
  notices: string[];
}
