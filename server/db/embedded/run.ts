import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { join } from 'node:path';

import { unsupportedPlatform } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import { EmbeddedDatabaseError, errorCode } from './errors.ts';

type Program = 'initdb' | 'pg_ctl' | 'postgres';
type Owner = Pick<Cluster, 'osUser' | 'folder' | 'binaries'>;

/**
 * Runs one of PostgreSQL's programs to completion.
 * @throws EmbeddedDatabaseError with its last lines if it fails.
 */
export async function run(owner: Owner, name: Program, args: string[], input = ''): Promise<void> {
  const child = spawnProgram(owner, name, args, { stdio: 'pipe' });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stdin?.on('error', () => undefined); // it exited before reading everything; its exit code says why
  child.stdin?.end(input);
  const code = await ended(owner, child);
  if (code !== 0)
    throw new EmbeddedDatabaseError(
      `PostgreSQL's ${name} failed. ${lastLines(Buffer.concat(output).toString())}`,
    );
}

/** Starts one of PostgreSQL's programs under the database's account, without the app's environment. */
export function spawnProgram(
  owner: Owner,
  name: Program,
  args: string[],
  options: SpawnOptions,
): ChildProcess {
  const { osUser, binaries, folder } = owner;
  // On macOS the server needs a valid locale; initdb runs only /bin/sh from the path.
  const env = { LC_ALL: 'C', PATH: '/usr/bin:/bin' };
  const identity = osUser && { uid: osUser.uid, gid: osUser.gid };
  try {
    return spawn(join(binaries.folder, 'bin', name), args, {
      cwd: folder,
      env,
      windowsHide: true,
      ...identity,
      ...options,
    });
  } catch (error) {
    throw startFailure(owner, error);
  }
}

/**
 * The exit code of a child process once it has exited and its output is read; null after a signal.
 * @throws EmbeddedDatabaseError if it could not be started.
 */
export function ended(owner: Owner, child: ChildProcess): Promise<number | null> {
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.on('error', (error) => reject(startFailure(owner, error)));
  child.on('close', resolve);
  return promise;
}

/** The end of a program's output, for a message. */
export function lastLines(text: string): string {
  return `Last lines of output:\n${text.trim().split('\n').slice(-12).join('\n')}`;
}

function startFailure({ osUser }: Owner, error: unknown): EmbeddedDatabaseError {
  // The file exists (we just found it), so its loader is missing: a different libc.
  if (errorCode(error) === 'ENOENT') return unsupportedPlatform(error);
  const reason = error instanceof Error ? error.message : String(error);
  return new EmbeddedDatabaseError(
    `PostgreSQL could not be started${osUser ? ` as "${osUser.name}"` : ''}: ${reason}. ` +
      'Start the app as a regular user, or set DATABASE_URL to your own PostgreSQL server.',
    { cause: error },
  );
}
