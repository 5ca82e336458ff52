import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { compileCache } from '../../scripts/lib/node.mjs';

/** The whole program in its own process. */
export interface Program {
  child: ChildProcess;
  /** Everything it has printed so far, on both outputs. */
  said(): string;
  /** Waits until it has printed this text. @throws if it exits first */
  saying(text: string): Promise<void>;
  exitCode(): Promise<number | null>;
}

const main = fileURLToPath(new URL('../start/main.ts', import.meta.url));

/**
 * Starts the program with only these settings; killed at the end of the test at the latest.
 * @param cwd the folder where it looks for `.env`
 */
export function startProgram(
  cwd: string,
  env: Record<string, string>,
  script: string = main,
  args: string[] = [],
): Program {
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: { ...compileCache, ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const closed = once(child, 'close');
  let hasClosed = false;
  void closed.then(() => (hasClosed = true));
  return {
    child,
    said: () => said,
    async saying(text) {
      while (!said.includes(text)) {
        if (hasClosed) throw new Error(`It ended and said:\n${said}`);
        const heard = new AbortController(); // otherwise the listeners of all rounds would stay
        const { signal } = heard;
        const outputs = [child.stdout, child.stderr].map((stream) =>
          once(stream, 'data', { signal }),
        );
        await Promise.race([...outputs, closed]).finally(() => heard.abort());
      }
    },
    async exitCode() {
      await closed;
      return child.exitCode;
    },
  };
}

interface LogLine {
  level: number;
  time: number;
  pid: number;
  hostname: string;
  msg: string;
}

/** What it has printed, each line as JSON. @throws for any that is not, or lacks a field of the log */
export function linesOf(program: Program): LogLine[] {
  return program
    .said()
    .trimEnd()
    .split('\n')
    .map((text) => {
      const line = JSON.parse(text) as LogLine; // checked below
      for (const field of ['level', 'time', 'pid', 'hostname', 'msg'])
        if (!(field in line)) throw new Error(`This line has no ${field}: ${text}`);
      return line;
    });
}
