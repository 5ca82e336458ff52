import { setTimeout as wait } from 'node:timers/promises';

import { MINUTE } from '../../../contract/durations.ts';
import type { Cluster } from './cluster.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import { setPassword } from './initialize.ts';
import { type Lease, type Refusal, countOtherLeases, takeLease } from './lease.ts';
import { runningPostmaster } from './postmaster-file.ts';
import { startServer } from './start-server.ts';
import { stopServer } from './stop-server.ts';

/** A server that reports ready answers within milliseconds; one that stays silent this long is stopped. */
const silenceTimeoutMs = 8_000;

/** How long it may start, recover, stop or have no free connection. */
const busyTimeoutMs = MINUTE;

/** A lease on the running server, and the state it was found in. */
export interface Joined {
  cluster: Cluster;
  lease: Lease;
  found: 'stopped' | 'orphan' | 'shared';
}

/**
 * Joins the server running on this folder (another app's, or an orphan left by a killed app), or starts
 * one. Call it with the folder locked.
 * @param silenceLimit milliseconds after which a running server that does not answer is stopped.
 * @throws EmbeddedDatabaseError if the server cannot be used.
 */
export async function joinServer(
  cluster: Cluster,
  silenceLimit = silenceTimeoutMs,
): Promise<Joined> {
  const adopted = await adopt(cluster, silenceLimit);
  if (adopted) return adopted;
  try {
    return { cluster, lease: await startAndLease(cluster), found: 'stopped' };
  } catch (error) {
    await stopRunning(cluster);
    throw error;
  }
}

/** Stops this folder's server if one is running. */
export async function stopRunning(cluster: Cluster, mode?: 'fast' | 'immediate'): Promise<void> {
  const running = await runningPostmaster(cluster.dataFolder);
  if (running) await stopServer(cluster, running, mode);
}

async function adopt(cluster: Cluster, silenceLimit: number): Promise<Joined | undefined> {
  const running = await runningPostmaster(cluster.dataFolder);
  if (!running) return undefined;
  const address = {
    host: running.socketFolder || cluster.host,
    port: running.port || cluster.port,
  };
  const lease = await waitForLease({ ...cluster, ...address }, silenceLimit);
  if (typeof lease === 'object') {
    const found = (await countOtherLeases(lease)) > 0 ? 'shared' : 'orphan';
    return { cluster: { ...cluster, ...address }, lease, found };
  }
  if (lease === 'busy') throw tooBusy(cluster);
  await stopRunning(cluster, lease === 'silent' ? 'immediate' : 'fast');
  return undefined;
}

async function waitForLease(cluster: Cluster, silenceLimit: number): Promise<Lease | Refusal> {
  const began = Date.now();
  for (;;) {
    const running = await runningPostmaster(cluster.dataFolder);
    if (!running) return 'silent';
    const answer = running.ready ? await takeLease(cluster) : 'busy';
    if (typeof answer === 'object' || answer === 'password') return answer;
    if (Date.now() - began > (answer === 'busy' ? busyTimeoutMs : silenceLimit)) return answer;
    await wait(50);
  }
}

async function startAndLease(cluster: Cluster): Promise<Lease> {
  await startServer(cluster);
  const answer = await takeLease(cluster);
  const lease = answer === 'password' ? await renewPassword(cluster) : answer;
  if (typeof lease === 'object') return lease;
  throw new EmbeddedDatabaseError(
    `The database in ${cluster.dataFolder} has started but does not accept connections (${lease}).`,
  );
}

/**
 * For when the keys folder was lost or replaced but the data was not: the owner of the data may set a new
 * password.
 */
async function renewPassword(cluster: Cluster): Promise<Lease | Refusal> {
  await stopRunning(cluster);
  await setPassword(cluster);
  await startServer(cluster);
  return takeLease(cluster);
}

function tooBusy({ dataFolder }: Cluster): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    `A database is running in ${dataFolder}, but it has not accepted a connection for ${busyTimeoutMs / 1_000} seconds: ` +
      'it is still starting, or other programs are using all of its connections. Try again in a few minutes.',
  );
}
