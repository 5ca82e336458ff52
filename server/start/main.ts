import cluster from 'node:cluster';
import { SECOND } from '../../contract/durations.ts';
import { isProduction, readLogSettings } from '../config/config.ts';
import { readConfig } from '../config/read-config.ts';
import { createOutput, logProcessEvents, type Output } from './output.ts';
import { parseStartOptions, type StartOptions } from './start-options.ts';
import { fail, stopOnSignals } from './stop-on-signals.ts';

await main();

/** Each of them loads only what it needs: the primary of several workers serves no requests. */
async function main(): Promise<void> {
  const settings = readLogSettings();
  const inLines = isProduction() || settings.format === 'json';
  const output = createOutput(settings, inLines);
  if (inLines) logProcessEvents(output);
  try {
    if (cluster.isWorker) return await (await import('./workers/worker.ts')).runWorker(output);
    const options = parseStartOptions(process.argv.slice(2));
    const { workers } = options;
    if (workers) await (await import('./workers/primary.ts')).runPrimary(workers, options, output);
    else await runAlone(options, output);
  } catch (error) {
    fail(error, output);
  }
}

/** One process that does everything. */
async function runAlone({ develop, reset }: StartOptions, output: Output): Promise<void> {
  const config = readConfig();
  const { startServer } = await import('./start-server.ts');
  const { announce } = await import('./welcome.ts');
  const starting = startServer(config, { develop, reset, output });
  stopOnSignals(starting, { drainDelay: config.drainSeconds * SECOND, output });
  output.running(announce(await starting));
}
