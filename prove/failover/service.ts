import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type OsUser, runsAsRoot, unprivilegedUser } from '../../server/db/embedded/os-user.ts';
import { lastLines } from '../../server/db/embedded/run.ts';
import { makeRunFolder } from '../../server/testing/run-folders.ts';
import { endWithUs, signal, treeOf } from '../stage/cleanup.ts';

/** Where services have their files, and the account that owns them: none of them runs as root. */
export interface Place {
  folder: string;
  osUser: OsUser | undefined;
}

/** A program that runs until it is ended. */
export interface Service {
  start(): void;
  /** Its process and those that it started and that still belong to it; none if it has ended. */
  pids(): number[];
  kill(): Promise<void>;
  /** The end of what it printed. */
  lastLines(): string;
}

/** A folder as an embedded server would have it, so that the cleanup after killed runs finds it. */
export async function makePlace(run?: number): Promise<Place> {
  const folder = join(await makeRunFolder(run), 'postgres');
  await mkdir(folder, { mode: 0o700 });
  const osUser = runsAsRoot() ? await unprivilegedUser() : undefined;
  if (osUser) await chown(folder, osUser.uid, osUser.gid);
  return { folder, osUser };
}

/** Writes a file that only the services' account can read. @returns its path */
export async function writeOwn({ folder, osUser }: Place, name: string, text: string) {
  const file = join(folder, name);
  await writeFile(file, text, { mode: 0o600 });
  if (osUser) await chown(file, osUser.uid, osUser.gid);
  return file;
}

export function serviceOf(place: Place, program: string, args: string[]): Service {
  const { folder, osUser } = place;
  const log = join(folder, `${program.split('/').at(-1)}.out`);
  let child: ChildProcess | undefined;
  const isRunning = () => child?.exitCode === null && child.signalCode === null;
  return {
    start() {
      const output = openSync(log, 'a', 0o600);
      child = spawn(program, args, {
        cwd: folder,
        env: { PATH: '/usr/bin:/bin:/usr/sbin', LC_ALL: 'C.UTF-8', HOME: folder },
        stdio: ['ignore', output, output],
        detached: true,
        ...(osUser && { uid: osUser.uid, gid: osUser.gid }),
      });
      closeSync(output);
      child.on('error', () => undefined); // it never becomes ready
      if (child.pid !== undefined) child.once('exit', endWithUs(child.pid));
    },
    pids: () => (child?.pid !== undefined && isRunning() ? treeOf(child.pid) : []),
    async kill() {
      if (!child || !isRunning()) return;
      const exited = once(child, 'exit');
      if (child.pid !== undefined) for (const pid of treeOf(child.pid)) signal(pid, 'SIGKILL');
      await exited;
    },
    lastLines: () => lastLines(readFileSync(log, 'utf8')),
  };
}
