import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

import { withFolderLock } from './folder-lock.mjs';

/** Acquires the lock, logs when it is acquired and released, and holds it briefly. */
const visitor = `
const { withFolderLock } = await import(process.argv[1]);
const { appendFileSync } = await import('node:fs');
await withFolderLock(async () => {
  appendFileSync(process.argv[3], 'in ');
  await new Promise((resolve) => setTimeout(resolve, 20));
  appendFileSync(process.argv[3], 'out ');
}, process.argv[2]);
`;

it('runs several scripts one at a time, and takes over the lock of one that was killed', async () => {
  const folder = temporaryFolder();
  const [lock, notes] = [join(folder, '.lock'), join(folder, 'notes')];
  writeFileSync(lock, String(await pidOfTheDead()));
  const visits = Array.from({ length: 4 }, async () => {
    const module = join(import.meta.dirname, 'folder-lock.mjs');
    const child = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      visitor,
      module,
      lock,
      notes,
    ]);
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
  });
  await Promise.all(visits);
  expect(readFileSync(notes, 'utf8')).toBe('in out '.repeat(4));
  expect(existsSync(lock)).toBe(false);
});

it('is released when the work fails', async () => {
  const lock = join(temporaryFolder(), 'deeper', '.lock');
  const failing = withFolderLock(() => Promise.reject(new Error('no space')), lock);
  await expect(failing).rejects.toThrow('no space');
  expect(existsSync(lock)).toBe(false);
});

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'fourgood-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function pidOfTheDead() {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid;
}
