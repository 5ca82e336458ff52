import { setTimeout as wait } from 'node:timers/promises';

import type { Cluster } from './cluster.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import { type Postmaster, runningPostmaster } from './postmaster-file.ts';
import { run } from './run.ts';

type Stoppable = Pick<Cluster, 'osUser' | 'binaries' | 'dataFolder' | 'folder'>;

/** Milliseconds to wait after each signal: PostgreSQL's `fast` and `immediate` shutdown, then a kill. */
const timeoutMs = { SIGINT: 20_000, SIGQUIT: 3_000, SIGKILL: 5_000 };

/**
 * Stops the server. `fast` closes connections and writes everything; `immediate`, for one that does not
 * answer, is like a power failure: the next start recovers. Escalates if a signal has no effect.
 * @throws EmbeddedDatabaseError if it survives them all.
 */
export async function stopServer(
  cluster: Stoppable,
  { pid }: Postmaster,
  mode: 'fast' | 'immediate' = 'fast',
): Promise<void> {
  if (process.platform === 'win32') {
    return run(cluster, 'pg_ctl', ['stop', '-m', mode, '-D', cluster.dataFolder]);
  }
  const signals = ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const;
  for (const signal of mode === 'fast' ? signals : signals.slice(1)) {
    if (!signalled(pid, signal) || (await hasEnded(cluster, pid, timeoutMs[signal]))) return;
  }
  throw new EmbeddedDatabaseError(
    `The database in ${cluster.dataFolder} (process ${pid}) does not stop. Kill that process, then start again.`,
  );
}

function signalled(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false; // it has exited in the meantime
  }
}

async function hasEnded(
  { dataFolder }: Stoppable,
  pid: number,
  withinMs: number,
): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    const running = await runningPostmaster(dataFolder);
    if (running?.pid !== pid) return true;
    await wait(15);
  }
  return false;
}
