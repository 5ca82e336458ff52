import { rmdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

import type { Cluster } from './cluster.ts';
import { withFolderLock } from './folder-lock.ts';
import { type Joined, joinServer, stopRunning } from './join-server.ts';
import { type Lease, countOtherLeases, takeLease } from './lease.ts';

/** Delay between attempts to restart a lost server: 0.25 s, 0.5 s, 1 s … 30 s. */
const firstPauseMs = 250;
const longestPauseMs = 30_000;

/**
 * Keeps the server running until the returned function is called. A crashed server is restarted at the same
 * address, so the connection pool recovers without changes.
 * @param report receives a sentence about each loss and recovery.
 * @returns ends the lease, and stops the server if no other app has one; safe to call twice.
 */
export function keepServer(
  joined: Joined,
  lockFile: string,
  report: (sentence: string) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  const lastLease = watch(joined, lockFile, report, stopping.signal);
  let stopped: Promise<void> | undefined;
  return () => {
    stopping.abort();
    stopped ??= lastLease.then((lease) =>
      withFolderLock(lockFile, () => leave(joined.cluster, lease)),
    );
    return stopped;
  };
}

/** Renews the lease after each crash; resolves to the current one, if any, when the app stops. */
async function watch(
  joined: Joined,
  lockFile: string,
  report: (sentence: string) => void,
  stop: AbortSignal,
): Promise<Lease | undefined> {
  const asked = new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve()));
  let lease: Lease | undefined = joined.lease;
  while (lease) {
    await Promise.race([lease.over, asked]);
    if (stop.aborted) return lease;
    lease = await rejoin(joined.cluster, lockFile, report, stop);
  }
  return undefined;
}

async function rejoin(
  cluster: Cluster,
  lockFile: string,
  report: (sentence: string) => void,
  stop: AbortSignal,
): Promise<Lease | undefined> {
  for (let pauseMs = firstPauseMs; !stop.aborted; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      const { lease, found } = await withFolderLock(lockFile, () => joinServer(cluster));
      report(
        `The database went down${found === 'stopped' ? ' and has been restarted' : ' for a moment and is back'}.`,
      );
      return lease;
    } catch (error) {
      report(
        `The database went down and is not back yet. ${error instanceof Error ? error.message : String(error)}`,
      );
    }
    await wait(pauseMs, undefined, { signal: stop }).catch(() => undefined);
  }
  return undefined;
}

async function leave(cluster: Cluster, lease: Lease | undefined): Promise<void> {
  const others = await countOthers(cluster, lease);
  await lease?.client.end();
  if (others > 0) return;
  await stopRunning(cluster);
  // Only a short socket folder in /tmp is outside the database's folder; a failed removal is harmless.
  if (!cluster.host.startsWith(cluster.folder)) await rmdir(cluster.host).catch(() => undefined);
}

async function countOthers(cluster: Cluster, lease: Lease | undefined): Promise<number> {
  const known = lease && (await countOtherLeases(lease).catch(() => undefined));
  if (known !== undefined) return known;
  // On any error, no other app can be using it.
  const fresh = await takeLease(cluster).catch(() => 'silent' as const);
  if (typeof fresh === 'string') return 0;
  try {
    return await countOtherLeases(fresh);
  } finally {
    await fresh.client.end();
  }
}
