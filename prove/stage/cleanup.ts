import { execFileSync } from 'node:child_process';

import { clearOnExit } from '../../server/testing/run-folders.ts';

/** Processes that have to end with this one, however it ends. */
const running = new Set<number>();
let isWatching = false;

/** @returns a function that forgets the process again, once it has ended. */
export function endWithUs(pid: number): () => void {
  if (!isWatching) process.once('exit', endAll);
  isWatching = true;
  running.add(pid);
  return () => running.delete(pid);
}

/**
 * Removes the folders of the proofs too when this process ends, and ends it when it is interrupted. For the
 * command line: in a test run, the runner decides what an interruption means.
 */
export function cleanUpOnExit(): void {
  process.once('exit', endAll);
  clearOnExit();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(name, () => process.exit(130));
}

function endAll(): void {
  for (const pid of running) for (const one of treeOf(pid)) signal(one, 'SIGKILL');
}

/** The process and those it has started, itself first. */
export function treeOf(pid: number): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const below = (parent: number): number[] => [
    parent,
    ...rows.flatMap(([child = 0, of]) => (of === parent ? below(child) : [])),
  ];
  return below(pid);
}

/** Does nothing if the process has ended. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended in the meantime.
  }
}
