import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { compileCache } from '../../scripts/lib/node.mjs';

const project = resolve(import.meta.dirname, '../..');

/** What a program that has ended printed, and its exit code; null if a signal ended it. */
export interface Ended {
  code: number | null;
  said: string;
  complained: string;
}

/**
 * Runs a program of this repository to its end as npm does, with only these settings.
 * @param script its path in the repository
 * @param settings with `DATA_DIR`, it starts there, where no `.env` is
 */
export async function runScript(
  script: string,
  settings: Record<string, string>,
  ...args: string[]
): Promise<Ended> {
  const child = spawn(process.execPath, [resolve(project, script), ...args], {
    cwd: settings.DATA_DIR,
    env: { ...compileCache, ...settings },
    stdio: 'pipe',
  });
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code: code as number | null, said, complained }; // Node's arguments of `close`
}
