import { spawnSync } from 'node:child_process';
import { chmodSync, lstatSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const memory = '/dev/shm';
/** A run needs less than a tenth of this. */
const enough = 8 * 1024 ** 3;

/**
 * Makes the temporary folder of this process and those it starts one in memory, where there is plenty of it.
 * A run creates and removes a hundred thousand small files: every test file has its own database. Disk file
 * systems do far more for each (ext4 does not reuse what was just freed, and searches past it), and nothing of
 * a run is worth keeping.
 */
export function keepTemporaryFilesInMemory(): void {
  const folder = memoryFolder();
  if (folder) process.env.TMPDIR = folder;
}

/** @returns undefined if files in memory would be scarce, or cannot be used here */
function memoryFolder(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (Math.min(bavail * bsize, process.availableMemory()) < enough) return undefined;
    // Always the same folder, so that the next run finds what a killed one left behind.
    const uid = process.getuid?.() ?? 0;
    const folder = join(memory, `fourgood-${uid}`);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const found = lstatSync(folder); // everyone can create files there, and links
    if (!found.isDirectory() || found.uid !== uid) return undefined;
    chmodSync(folder, 0o1777); // like /tmp: programs of other accounts write there too
    return runsPrograms(folder) ? folder : undefined;
  } catch {
    return undefined; // there is none, or it is not for us
  }
}

/** Containers often forbid it there, and tests copy programs. */
function runsPrograms(folder: string): boolean {
  const program = join(folder, `program-${process.pid}`);
  writeFileSync(program, '#!/bin/sh\nexit 0\n', { mode: 0o755 });
  try {
    return spawnSync(program).status === 0;
  } finally {
    rmSync(program, { force: true });
  }
}
