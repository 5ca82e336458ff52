import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Failure } from './failure.mjs';
import { withProgress } from './progress.mjs';
import { project } from './project.mjs';
import { run } from './run.mjs';

/** There while packages are installed or removed: what an interruption leaves is not complete. */
const changing = 'dist/.installing';

/**
 * True if `node_modules` matches `package-lock.json`. npm records what it installed in a hidden lock file,
 * so a manual install counts as well. That file outlives some interruptions, so each package has to be there.
 * @param {{ tools: boolean }} whether it needs the packages for building and testing, too
 * @param {string} folder of the project
 */
export function isInstalled({ tools }, folder = project) {
  const wanted = readJson(join(folder, 'package-lock.json'));
  const found = readJson(join(folder, 'node_modules', '.package-lock.json'));
  if (!wanted || !found || existsSync(join(folder, changing))) return false;
  const packages = tools ? wanted.packages : withoutTools(wanted.packages);
  const isThere = (path) => !(path in packages) || existsSync(join(folder, path, 'package.json'));
  return matches(packages, found.packages, process) && Object.keys(found.packages).every(isThere);
}

/** Installs exactly what the lock file says. @throws Failure with npm's output */
export async function install({ tools }) {
  const args = ['ci', tools ? '--include=dev' : '--omit=dev', '--include=optional'];
  await withProgress('Installing packages', 'Installed packages', () =>
    change(
      args,
      "Packages could not be installed; see npm's output above. Check your network connection and disk space, then start again.",
    ),
  );
}

/** Removes the packages for building and testing again. @throws Failure with npm's output */
export async function removeTools() {
  const args = ['prune', '--omit=dev', '--include=optional'];
  await withProgress('Removing build tools', 'Removed build tools', () =>
    change(args, "Packages could not be removed; see npm's output above."),
  );
}

async function change(args, sentence) {
  mkdirSync(join(project, 'dist'), { recursive: true });
  writeFileSync(join(project, changing), '');
  await npm(args, sentence);
  rmSync(join(project, changing));
}

async function npm(args, sentence) {
  const [command, ...first] = npmCommand();
  const { code, output } = await run(command, [...first, ...args, '--no-audit', '--no-fund']);
  if (code !== 0) throw new Failure(sentence, output);
}

/** What production needs. Packages that are also an optional one's are not marked `dev`. */
export function withoutTools(wanted) {
  return Object.fromEntries(Object.entries(wanted).filter(([, { dev }]) => dev !== true));
}

/**
 * Compares a lock file's packages with the installed ones.
 * @param {{ platform: string, arch: string }} system
 */
export function matches(wanted, found, system) {
  const direct = Object.keys(wanted['']?.optionalDependencies ?? {}).map(
    (name) => `node_modules/${name}`,
  );
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    if (found[path])
      return found[path].version === entry.version && found[path].integrity === entry.integrity;
    // An optional package may be missing, unless the project itself requires it on this system.
    return entry.optional === true && !(direct.includes(path) && isFor(entry, system));
  });
}

/** npm passes its own location to the scripts it runs; on Windows it is a batch file, which needs a shell. */
export function npmCommand() {
  const script = process.env.npm_execpath ?? '';
  if (script.endsWith('npm-cli.js')) return [process.execPath, script];
  return process.platform === 'win32' ? ['cmd.exe', '/d', '/c', 'npm'] : ['npm'];
}

function isFor({ os, cpu }, { platform, arch }) {
  return [os ?? platform].flat().includes(platform) && [cpu ?? arch].flat().includes(arch);
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
