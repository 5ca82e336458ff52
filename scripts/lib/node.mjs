import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { Failure } from './failure.mjs';
import { inProject } from './project.mjs';

/** The first version that runs the server's TypeScript directly and has the APIs it uses. */
const minimumMajor = 24;

/**
 * Options of Node.js for the server. Without a limit, V8 lets short-lived objects pile up to 200 MB beside
 * 50 MB that are in use; with it, the process stays 100 MB smaller and a few percent slower
 * (docs/RELIABILITY.md).
 */
export const serverOptions = ['--max-semi-space-size=16'];

/** Caching compiled sources makes the next start a fifth faster. */
export const compileCache = {
  NODE_COMPILE_CACHE: inProject('node_modules', '.cache', 'compile'),
};

/**
 * The Node.js that the project runs on: the one installed by npm, or the one running this script, if it is
 * new enough.
 * @returns {string} the program's path. @throws Failure if there is none.
 */
export function projectNode() {
  const installed = installedNode();
  if (existsSync(installed) && majorOf(installed) >= minimumMajor) return installed;
  if (major(process.version) >= minimumMajor) return process.execPath;
  throw new Failure(
    `Fourgood needs Node.js ${minimumMajor} or newer. npm could not install it for this system ` +
      `(${process.platform} ${process.arch}), and you have ${process.version}. Install a newer version from https://nodejs.org, then start again.`,
  );
}

function installedNode() {
  const { platform, arch } = process;
  const folder = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
  return inProject('node_modules', folder, 'bin', platform === 'win32' ? 'node.exe' : 'node');
}

/** 0 for a program that does not run here, such as one for another libc. */
function majorOf(program) {
  return major(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? '');
}

function major(version) {
  return Number(/^v(\d+)/.exec(version)?.[1] ?? 0);
}
