import { readConfig } from '../config/config.ts';
import { explain } from './start-errors.ts';
import { startServer, type RunningServer } from './start-server.ts';
import { welcome } from './welcome.ts';

/** Milliseconds that shutdown can take before the process exits anyway. */
const shutdownTimeout = 15_000;

await main();

async function main(): Promise<void> {
  try {
    const flags = new Set(process.argv.slice(2));
    const starting = startServer(readConfig(), {
      develop: flags.has('--dev'),
      reset: flags.has('--reset'),
    });
    stopOnSignals(starting);
    process.stdout.write(welcome(await starting));
  } catch (error) {
    fail(error);
  }
}

/**
 * The first signal stops the server gracefully, even during startup: otherwise the database would be left
 * running. Signals repeated by the terminal and npm are ignored.
 */
function stopOnSignals(starting: Promise<RunningServer>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), shutdownTimeout).unref();
    starting.then((server) => server.close()).then(() => process.exit(0), fail);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function fail(error: unknown): void {
  process.stderr.write(`\n${explain(error)}\n`);
  process.exit(1);
}
