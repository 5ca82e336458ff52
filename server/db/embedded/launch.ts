import { chmod, mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';

import { runsAsRoot } from './os-user.ts';
import { checkDataFolder } from './check-data-folder.ts';
import { choosePlacement } from './choose-placement.ts';
import { type Cluster, clusterAt } from './cluster.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import { withFolderLock } from './folder-lock.ts';
import { type Joined, joinServer } from './join-server.ts';
import { keepServer } from './keep-server.ts';
import { databasePassword } from './password.ts';
import { prepareCluster } from './prepare-cluster.ts';
import { removeCluster } from './remove-cluster.ts';
import { setAsideOlderDatabase } from './set-aside.ts';
import { type Upgraded, type UpgradeParts, upgradeCluster } from './upgrade/upgrade-cluster.ts';

/** Where the embedded database goes. */
export interface EmbeddedDatabaseLocation {
  /** The app's data folder, absolute; created if missing. */
  dataDir: string;
  /** The user set `dataDir`: if the database's account cannot reach it, the start fails. */
  dataDirExplicit: boolean;
  /** Where the database and its programs go if the account that runs them for root cannot reach the clone. */
  fallbackRoot?: string;
}

export interface EmbeddedDatabaseOptions extends EmbeddedDatabaseLocation {
  /** False trades crash safety for speed; for tests only. */
  durable?: boolean;
  /** Milliseconds; see `joinServer`. Less than the default is for tests only. */
  silenceLimit?: number;
  /** Receives a sentence when the server is lost while the app runs, and when it is back. */
  report?: (sentence: string) => void;
}

export interface EmbeddedDatabase {
  /** Options of a `pg` client: `host` is the socket's folder, or 127.0.0.1 on Windows. */
  connection: { host: string; port: number; user: string; password: string; database: string };
  /** True if another running app on this folder had started the server. */
  shared: boolean;
  /** Sentences for the user at the terminal. */
  notices: string[];
  /** Stops the server (`fast`) if no other app uses it; safe to call twice. Close your pools first. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL installed by npm on `dataDir`, or joins the one already running there, and keeps it
 * running until `stop`. A crashed server is restarted at the same address.
 * @throws EmbeddedDatabaseError with sentences that say what to do.
 */
export function launchEmbeddedDatabase(
  options: EmbeddedDatabaseOptions,
): Promise<EmbeddedDatabase> {
  return withDataFolder(options, async ({ cluster, notices, lockFile }) => {
    await prepareCluster(cluster);
    const joined = await joinServer(cluster, options.silenceLimit);
    const { host, port, password } = joined.cluster;
    return {
      connection: { host, port, user: 'fourgood', password, database: 'fourgood' },
      shared: joined.found === 'shared',
      notices: [...notices, ...describe(joined)],
      stop: keepServer(joined, lockFile, options.report ?? (() => undefined)),
    };
  });
}

/**
 * Removes the database's data; its password stays.
 * @throws EmbeddedDatabaseError if a running app uses it, or it cannot be removed.
 */
export function removeEmbeddedDatabase(place: EmbeddedDatabaseLocation): Promise<void> {
  return withDataFolder(place, ({ cluster }) => removeCluster(cluster));
}

/**
 * Brings the data to this release's major version of PostgreSQL, while no app uses it.
 * @returns null if it already has it
 * @throws EmbeddedDatabaseError with sentences that say what to do.
 */
export function upgradeEmbeddedDatabase(
  place: EmbeddedDatabaseOptions,
  parts: UpgradeParts,
): Promise<Upgraded> {
  return withDataFolder(place, ({ cluster }) => upgradeCluster(cluster, parts));
}

const lockName = 'postgres.lock';

interface Opened {
  cluster: Cluster;
  notices: string[];
  lockFile: string;
}

/** Runs `work` on the folder's cluster with the folder locked. */
async function withDataFolder<T>(
  options: EmbeddedDatabaseOptions,
  work: (opened: Opened) => Promise<T>,
): Promise<T> {
  try {
    const dataDir = await checkDataFolder(options.dataDir, lockName, () =>
      makeDataFolder(options.dataDir),
    );
    const lockFile = join(dataDir, lockName);
    return await withFolderLock(lockFile, async () =>
      work({ ...(await findCluster({ ...options, dataDir })), lockFile }),
    );
  } catch (error) {
    throw error instanceof EmbeddedDatabaseError ? error : unexpected(error);
  }
}

async function makeDataFolder(dataDir: string): Promise<string> {
  // As root, the database's account must be able to enter this folder to reach its own, but not list it.
  if (await mkdir(dataDir, { recursive: true })) await chmod(dataDir, runsAsRoot() ? 0o711 : 0o700);
  return realpath(dataDir);
}

async function findCluster(options: EmbeddedDatabaseOptions): Promise<Omit<Opened, 'lockFile'>> {
  const { dataDir, fallbackRoot = '/var/lib/fourgood', durable = true } = options;
  const placement = await choosePlacement({ ...options, fallbackRoot });
  const notices = [...placement.notices, ...(await setAsideOlderDatabase(placement, dataDir))];
  const cluster = await clusterAt(placement, await databasePassword(dataDir), durable);
  return { cluster, notices };
}

function describe({ found }: Joined): string[] {
  return {
    stopped: [],
    shared: ['Another running app is using this data folder; both share its database.'],
    orphan: ['The database was still running after the app stopped unexpectedly; using it again.'],
  }[found];
}

function unexpected(cause: unknown): EmbeddedDatabaseError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new EmbeddedDatabaseError(
    `The embedded database cannot be used: ${reason}. Fix that, or set DATABASE_URL to your own PostgreSQL server.`,
    { cause },
  );
}
