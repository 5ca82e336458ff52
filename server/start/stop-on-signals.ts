import { toSeconds, SECOND } from '../../contract/durations.ts';
import type { Output } from './output.ts';

export interface Stoppable {
  /** @returns false if something ended other than it should have */
  close(drain: Drain): Promise<boolean | void>;
}

export interface Drain {
  /** Milliseconds in which it still serves, but is not ready, so that load balancers notice. */
  drainDelay: number;
  /** Ends the delay early. */
  skipDelay: AbortSignal;
}

interface Options {
  /** Milliseconds. */
  drainDelay: number;
  output: Output;
  /** Milliseconds after the delay in which it has to be done. */
  timeout?: number;
  /** What SIGHUP does; without it, the same as SIGTERM. @param stop stops as Ctrl-C does */
  onHangUp?: (stop: () => void) => void;
}

/**
 * How long shutdown can take, after the drain delay, before the process exits anyway: a draft in progress
 * takes up to 12 s.
 */
export const shutdownTimeout = 20 * SECOND;

/**
 * The first signal stops the server gracefully, even during startup: otherwise the database would be left
 * running. SIGTERM first gives load balancers time to notice (`drainDelay`); Ctrl-C does not wait for them,
 * not even after a SIGTERM. Other repeated signals are ignored: the terminal and npm repeat them.
 */
export function stopOnSignals(starting: Promise<Stoppable>, options: Options): void {
  const { drainDelay, output, timeout = shutdownTimeout, onHangUp } = options;
  const skipDelay = new AbortController();
  let isServing = false;
  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (signal === 'SIGINT' || !isServing) skipDelay.abort();
    if (isStopping) return;
    isStopping = true;
    output.stopping(signal);
    setTimeout(() => {
      output.overdue(toSeconds(timeout));
      exit(1, output);
    }, drainDelay + timeout).unref();
    void starting
      .then((server) => server.close({ drainDelay, skipDelay: skipDelay.signal }))
      .then(
        (isClean) => {
          if (isClean === false) return exit(1, output);
          output.stopped();
          exit(0, output);
        },
        (error: unknown) => fail(error, output),
      );
  };
  starting.then(
    () => (isServing = true),
    () => {}, // who started it reports it
  );
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('SIGHUP', (signal) => (onHangUp ? onHangUp(() => stop('SIGINT')) : stop(signal)));
}

/** Says what went wrong, and ends the process. */
export function fail(error: unknown, output: Output): void {
  output.failed(error);
  exit(1, output);
}

export function exit(code: number, output: Output): void {
  void output.written().then(() => process.exit(code));
}
