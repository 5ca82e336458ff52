import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Resident memory of a process in megabytes; 0 if it has ended. */
export async function residentMegabytes(pid: number): Promise<number> {
  const { stdout } = await execute('ps', ['-o', 'rss=', '-p', String(pid)]).catch(() => ({
    stdout: '0',
  }));
  return Math.round(Number(stdout.trim()) / 1024);
}

/** Watches the memory of a process. @returns what stops it and tells every value so far. */
export function watchMemory(pid: () => number, everyMs: number): () => number[] {
  const values: number[] = [];
  const timer = setInterval(() => {
    void residentMegabytes(pid()).then((value) => values.push(value));
  }, everyMs);
  return () => {
    clearInterval(timer);
    return values;
  };
}
