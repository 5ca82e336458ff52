import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { matches, withoutTools } from '../../scripts/lib/install.mjs';

/** The last commit without the newest migration, or why it can't be tried here. */
export type Earlier = { commit: string; missing: null } | { commit: null; missing: string };

const project = join(import.meta.dirname, '../..');
const migrations = 'server/db/migrations';

/** Looks for the version before the newest migration in this repository's history. */
export function findEarlierVersion(): Earlier {
  const newest = readdirSync(join(project, migrations))
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .at(-1);
  const path = `${migrations}/${newest}`;
  const has = (commit: string) => git('ls-tree', '--name-only', commit, path) === path;
  try {
    const commit = has('HEAD') ? parentOf(lastWithout(path, has)) : git('rev-parse', 'HEAD');
    return fits(commit) ? { commit, missing: null } : without('it used other packages');
  } catch {
    return without('this copy has no git history of it');
  }
}

function without(missing: string): Earlier {
  return { commit: null, missing };
}

/** The commit that brought the file to this line of history, itself or by a merge. */
function lastWithout(path: string, has: (commit: string) => boolean): string {
  const changes = git('rev-list', '--first-parent', 'HEAD', '--', path).split('\n');
  const added = changes.findLast(has);
  if (added === undefined) throw new Error(`Nothing in the history added ${path}.`);
  return added;
}

/** @throws if the history ends there, as in a shallow clone */
function parentOf(commit: string): string {
  return git('rev-parse', '--verify', '--quiet', `${commit}^1`);
}

/** Whether what is installed now is also what it ran with. */
function fits(commit: string): boolean {
  const installed = readFileSync(join(project, 'node_modules/.package-lock.json'), 'utf8');
  const { packages } = JSON.parse(git('show', `${commit}:package-lock.json`));
  return matches(withoutTools(packages), JSON.parse(installed).packages, process);
}

function git(...args: string[]): string {
  const options = { cwd: project, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  return execFileSync('git', args, { ...options, stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

/** Puts that version's files, with its pages built, into a folder. Its packages are this version's. */
export async function extractVersion(commit: string, folder: string): Promise<void> {
  const run = promisify(execFile);
  mkdirSync(folder, { recursive: true });
  const archive = `${folder}.tar`;
  await run('git', ['archive', '--format=tar', '-o', archive, commit], { cwd: project });
  await run('tar', ['-xf', archive, '-C', folder]);
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'), 'dir');
  // Not its build script, which would install its packages first.
  const build = `import { build } from './scripts/lib/build.mjs'; await build();`;
  await run(process.execPath, ['--input-type=module', '--eval', build], { cwd: folder });
}
