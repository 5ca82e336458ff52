import { channel } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { pino, type Logger } from 'pino';
import { brand } from '../../contract/brand.ts';
import { SECOND } from '../../contract/durations.ts';
import { formatLines } from '../config/format-lines.ts';
import { logOptions } from '../config/log-options.ts';
import { ConfigErrors } from '../config/read-config.ts';
import type { LogSettings } from '../config/log-settings.ts';
import { explain, isExplained } from './start-errors.ts';
import type { Announcement } from './workers/messages.ts';

/**
 * What the program prints outside of requests: in production, and in JSON, one line per event, like the
 * log's own lines; otherwise sentences for the person at the terminal.
 */
export interface Output {
  log: Logger;
  /** @param workers how many processes serve, if there are several */
  running(announcement: Announcement, workers?: number): void;
  /** Something happened to the embedded database, in a sentence. */
  report(sentence: string): void;
  stopping(signal: NodeJS.Signals): void;
  stopped(): void;
  /** Shutdown is not done after this many seconds; like `failed`, just before an exit with code 1. */
  overdue(seconds: number): void;
  failed(error: unknown): void;
  /** Resolves once all lines are written, to exit after that. */
  written(): Promise<void>;
}

/** Milliseconds to wait until the output has been read. */
const writeTimeout = SECOND;

/** Bytes of lines that wait while nobody reads the output, a full disk behind it for example. */
const maxUnwritten = 8_000_000;

/**
 * Bytes that Linux writes to a pipe in one piece (`PIPE_BUF`). Several workers write to the same one, and a
 * write contains whole lines unless a single line is longer.
 */
const atomicWrite = 4_096;

/** @param inLines whether what happens outside of requests is printed as lines of the log, too */
export function createOutput(settings: LogSettings, inLines: boolean): Output {
  // Lines are written in the background, many at once under load; an exit must not overtake them.
  const destination = pino.destination({
    fd: 1,
    sync: false,
    maxLength: maxUnwritten,
    maxWrite: atomicWrite,
  });
  let isWriting = false;
  let isAbandoned = false;
  let dropped = 0;
  const write = (line: string) => {
    if (isAbandoned) return;
    isWriting = true;
    destination.write(line);
  };
  const log = pino(logOptions(settings), formatLines(settings, { write }));
  destination.on('drop', () => (dropped += 1));
  destination.on('drain', () => {
    isWriting = false;
    if (dropped > 0) log.warn({ lines: dropped }, 'nobody read the output: lines were dropped');
    dropped = 0;
  });
  // Otherwise the process would wait for a reader when it exits, without an end.
  const abandon = () => {
    isAbandoned = true;
    destination.destroy();
  };
  const written = async () => {
    const signal = AbortSignal.timeout(writeTimeout);
    await sentOnExit(signal);
    if (isWriting) await once(destination, 'drain', { signal }).catch(abandon);
  };
  return {
    log,
    written,
    ...(inLines ? logLines(log) : sentences),
  };
}

/** Lets tracing, if it is on, send what it has: it knows the server only by this channel. */
async function sentOnExit(signal: AbortSignal): Promise<void> {
  const sending: Promise<unknown>[] = [];
  channel('fourgood.exit').publish({ waitFor: (sent: Promise<unknown>) => sending.push(sent) });
  if (sending.length > 0) await Promise.race([Promise.allSettled(sending), once(signal, 'abort')]);
}

/**
 * Makes lines of the log of what Node.js would print itself: warnings, and the error of an exception or
 * rejection that nothing handled, which still ends the process.
 */
export function logProcessEvents({ log, written }: Output): void {
  process.removeAllListeners('warning').on('warning', (warning) => {
    log.warn({ err: warning }, 'Node.js printed a warning');
  });
  process.on('uncaughtException', (error: unknown) => {
    log.fatal({ err: asError(error) }, 'an unhandled error ended the process');
    void written().then(() => process.exit(1));
  });
}

function logLines(log: Logger): Omit<Output, 'log' | 'written'> {
  return {
    running({ addresses, notices }, workers) {
      for (const notice of notices) log.info(notice);
      log.info(
        { lifecycle: 'running', addresses, ...(workers && { workers }) },
        `${brand.name} ${brand.version} is running.`,
      );
    },
    report: (sentence) => log.warn(sentence),
    stopping: (signal) => log.info({ lifecycle: 'stopping', signal }, 'shutting down'),
    stopped: () => log.info({ lifecycle: 'stopped' }, 'shut down'),
    overdue: (seconds) => log.fatal(overdueText(seconds)),
    failed(error) {
      if (error instanceof ConfigErrors)
        for (const sentence of error.sentences) log.fatal(sentence);
      else if (!isExplained(error)) log.fatal({ err: asError(error) }, 'the server failed');
      else log.fatal(error.cause instanceof Error ? { err: error.cause } : {}, error.message);
    },
  };
}

const sentences: Omit<Output, 'log' | 'written'> = {
  running: ({ notices, welcome }) =>
    void process.stdout.write(['', ...notices, welcome].join('\n')),
  report: (sentence) => void process.stderr.write(`${sentence}\n`),
  stopping: () => {},
  stopped: () => {},
  overdue: (seconds) => void process.stderr.write(`${overdueText(seconds)}\n`),
  failed: (error) => void process.stderr.write(`\n${explain(error)}\n`),
};

function overdueText(seconds: number): string {
  return `Shutting down took longer than ${seconds} seconds, so the program ended with work in progress.`;
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
