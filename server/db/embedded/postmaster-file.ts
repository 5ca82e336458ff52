import { readFile, readlink, rm } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

/** What a running server reports in `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Empty on Windows, and early during startup. */
  socketFolder: string;
  /** False while it starts, recovers or stops. */
  ready: boolean;
}

/**
 * The server running on this data folder, if any. Removes a stale file whose process id now belongs to
 * another program: PostgreSQL itself would refuse to start.
 */
export async function runningPostmaster(dataFolder: string): Promise<Postmaster | undefined> {
  const postmaster = await readPostmasterFile(dataFolder);
  if (!postmaster || !isAlive(postmaster.pid)) return undefined;
  if (await isPostgresOn(dataFolder, postmaster.pid)) return postmaster;
  await rm(join(dataFolder, 'postmaster.pid'), { force: true });
  return undefined;
}

/**
 * The lines in PostgreSQL 15–18: pid, data folder, start time, port, socket folder, address, shared memory,
 * state.
 */
export async function readPostmasterFile(dataFolder: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port, socketFolder, , , state] = text.split('\n');
  if (!Number(pid)) return undefined;
  return {
    pid: Math.abs(Number(pid)), // negative in single-user mode
    port: Number(port),
    socketFolder: socketFolder ?? '',
    ready: state?.trim() === 'ready',
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function isPostgresOn(dataFolder: string, pid: number): Promise<boolean> {
  if (process.platform === 'linux') return isPostgresByProc(dataFolder, pid);
  if (process.platform === 'win32')
    return (await output('tasklist', ['/fo', 'csv', '/fi', `pid eq ${pid}`])).includes(
      'postgres.exe',
    );
  const command = await output('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
  return command.includes('postgres') && command.includes(dataFolder);
}

/**
 * PostgreSQL's working directory is its data folder; its child processes rename themselves "postgres: …"
 * and don't count.
 */
async function isPostgresByProc(dataFolder: string, pid: number): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  if (basename(command.split('\0')[0] ?? '') !== 'postgres') return false;
  return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === dataFolder;
}

async function output(command: string, args: string[]): Promise<string> {
  return promisify(execFile)(command, args).then(
    ({ stdout }) => stdout,
    () => '',
  );
}
