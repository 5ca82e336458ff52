import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { errorCode } from '../db/embedded/errors.ts';
import { removeEmbeddedDatabase } from '../db/embedded/launch.ts';

/**
 * A temporary folder named after the process id of its test run, so that nothing of a run outlives it:
 * neither the folder nor a database server in it. World-traversable (0711), since PostgreSQL may run as
 * another OS user.
 * @param run the process that started the run; in a test file, the parent.
 */
export async function makeRunFolder(run = process.ppid): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `fourgood-test-${run}-`));
  await chmod(folder, 0o711);
  return folder;
}

/** Cleans up after runs that were killed. */
export async function clearAbandonedRuns(): Promise<void> {
  for (const { run, folder } of runFolders()) {
    if (isRunning(run)) continue;
    await removeEmbeddedDatabase({ dataDir: folder, dataDirExplicit: true, fallbackRoot: folder });
    await rm(folder, { recursive: true, force: true });
  }
}

/** Cleans up this run when its process is interrupted. */
export function clearOnExit(): void {
  process.once('exit', () => {
    for (const { run, folder } of runFolders()) if (run === process.pid) clearNow(folder);
  });
}

function runFolders(): { run: number; folder: string }[] {
  return readdirSync(tmpdir()).flatMap((name) => {
    const run = /^fourgood-test-(\d+)-/.exec(name)?.[1];
    return run === undefined ? [] : [{ run: Number(run), folder: join(tmpdir(), name) }];
  });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM'; // another user's process
  }
}

/** Synchronous: nothing can be awaited when a process exits. */
function clearNow(folder: string): void {
  const server = join(folder, 'postgres', 'data', 'postmaster.pid');
  for (let attempt = 0; attempt < 20 && existsSync(folder); attempt += 1) {
    try {
      if (existsSync(server))
        process.kill(Number.parseInt(readFileSync(server, 'utf8')), 'SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // The server has already exited, or is still writing. The next run cleans up what remains.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}
