import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { inProject } from './project.mjs';
import { say } from './say.mjs';

const lockFile = inProject('dist', '.lock');

/**
 * Runs `work` under a lock per clone, since scripts that install or build concurrently would delete each
 * other's files. Takes over the lock of a script that was killed.
 */
export async function withFolderLock(work, file = lockFile) {
  for (let told = false; !take(file); told = true) {
    if (!told)
      say(`Another process (${holderOf(file)}) is installing or building here; waiting for it …`);
    await wait(200);
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function take(file) {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const holder = holderOf(file);
  if (holder && !isRunning(holder)) removeIfStill(file, holder);
  return false;
}

/** Two scripts may find the same stale lock; the atomic rename ensures that only one removes it. */
function removeIfStill(file, holder) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (holderOf(aside) !== holder) renameSync(aside, file);
  } catch {
    // Another process removed it first.
  }
  rmSync(aside, { force: true });
}

function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
