import { toSeconds, SECOND } from '../../contract/durations.ts';
import { isProduction, readConfig, readLogSettings } from '../config/config.ts';
import { createOutput, logProcessEvents, type Output } from './output.ts';
import { startServer, type RunningServer } from './start-server.ts';

/**
 * How long shutdown can take, after the drain delay, before the process exits anyway: a draft in progress
 * takes up to 12 s.
 */
const shutdownTimeout = 20 * SECOND;

await main();

async function main(): Promise<void> {
  const settings = readLogSettings();
  const inLines = isProduction() || settings.format === 'json';
  const output = createOutput(settings, inLines);
  if (inLines) logProcessEvents(output);
  try {
    const config = readConfig();
    const flags = new Set(process.argv.slice(2));
    const starting = startServer(config, {
      develop: flags.has('--dev'),
      reset: flags.has('--reset'),
      output,
    });
    stopOnSignals(starting, config.drainSeconds * SECOND, output);
    output.running(await starting);
  } catch (error) {
    fail(error, output);
  }
}

/**
 * The first signal stops the server gracefully, even during startup: otherwise the database would be left
 * running. SIGTERM first gives load balancers time to notice (`drainDelay`, milliseconds); Ctrl-C does not
 * wait for them, not even after a SIGTERM. Other repeated signals are ignored: the terminal and npm
 * repeat them.
 */
function stopOnSignals(starting: Promise<RunningServer>, drainDelay: number, output: Output): void {
  const skipDelay = new AbortController();
  let isServing = false;
  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (signal === 'SIGINT' || !isServing) skipDelay.abort();
    if (isStopping) return;
    isStopping = true;
    output.stopping(signal);
    setTimeout(() => {
      output.overdue(toSeconds(shutdownTimeout));
      exit(1, output);
    }, drainDelay + shutdownTimeout).unref();
    void starting
      .then((server) => server.close({ drainDelay, skipDelay: skipDelay.signal }))
      .then(
        () => {
          output.stopped();
          exit(0, output);
        },
        (error: unknown) => fail(error, output),
      );
  };
  starting.then(
    () => (isServing = true),
    () => {}, // `main` reports it
  );
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function fail(error: unknown, output: Output): void {
  output.failed(error);
  exit(1, output);
}

function exit(code: number, output: Output): void {
  void output.written().then(() => process.exit(code));
}
