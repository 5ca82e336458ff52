import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

import { MINUTE } from '../../../contract/durations.ts';
import { EmbeddedDatabaseError } from './errors.ts';

/** A first start (initdb) takes about a second; crash recovery of a large log takes several. */
const timeoutMs = 3 * MINUTE;

/**
 * Runs `work` while no other process on this computer holds this lock file.
 * It is an operating system lock (acquired through Node's built-in SQLite), so it is released even if
 * the holder is killed.
 * @throws EmbeddedDatabaseError when another process holds it for three minutes.
 */
export async function withFolderLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = await acquire(file);
  try {
    return await work();
  } finally {
    lock.close();
  }
}

async function acquire(file: string): Promise<DatabaseSync> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const lock = tryLock(file);
    if (lock) return lock;
    await wait(20);
  }
  throw new EmbeddedDatabaseError(
    `Another process has been starting or stopping the database in this folder for ${timeoutMs / MINUTE} minutes. ` +
      `Stop that process, then start again. (Lock: ${file})`,
  );
}

function tryLock(file: string): DatabaseSync | undefined {
  // Don't wait inside SQLite: that would block the event loop.
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (error instanceof Error && /locked/.test(error.message)) return undefined;
    throw error;
  }
}
