import { orExplain } from './failure.mjs';
import { makeReady } from './make-ready.mjs';
import { projectNode } from './node.mjs';
import { inProject, isProduction, requireEnvFile } from './project.mjs';
import { runInForeground } from './run.mjs';

/**
 * Runs a command of `server/cli` with this script's arguments, and exits as it does.
 * @param {string} name of its file
 * @param {{ args?: string[], isReady?: boolean }} options `isReady`: installs nothing first
 */
export function runServerCommand(name, { args = process.argv.slice(2), isReady = false } = {}) {
  return orExplain(async () => {
    requireEnvFile();
    if (!isReady) await makeReady({ pages: false, tools: !isProduction() });
    const program = [inProject('server', 'cli', `${name}.ts`), ...args];
    process.exitCode = await runInForeground(projectNode(), program);
  });
}
