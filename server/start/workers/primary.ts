import cluster from 'node:cluster';
import { SECOND } from '../../../contract/durations.ts';
import { forgetEnvFile, type Config } from '../../config/config.ts';
import { readConfig } from '../../config/read-config.ts';
import { openDatabase, type OpenDatabase } from '../open-database.ts';
import type { Output } from '../output.ts';
import type { StartOptions, Workers } from '../start-options.ts';
import { exit, shutdownTimeout, stopOnSignals, type Drain } from '../stop-on-signals.ts';
import { createAnswers } from './answers.ts';
import { planConnections, type ConnectionBudget } from './connection-budget.ts';
import { fixedSettings } from './fixed-settings.ts';
import { startMember, WorkerStartError } from './member.ts';
import { createTeam, type Team } from './team.ts';
import { watchTerminal } from '../../../scripts/lib/terminal.mjs';

/** The workers have the same time as a single process; what is left after that stops their database. */
const timeout = shutdownTimeout + 2 * SECOND;

/**
 * Runs the embedded database, starts the workers, replaces those that end, and stops everything. It serves
 * no requests itself, so nothing that a request does can end it.
 * @throws ConfigError, EmbeddedDatabaseError if the start fails
 */
export async function runPrimary(
  workers: Workers,
  { reset }: StartOptions,
  output: Output,
): Promise<void> {
  const config = readConfig();
  // Workers read it themselves: those that start later see what has changed in it.
  forgetEnvFile();
  const budget = planConnections(config, workers);
  const opening = openDatabase(config, reset, output.report);
  const team = opening.then((database) => assemble(config, budget, database, output));
  const wasClosed = watchTerminal();
  stopOnSignals(
    team.then((ready) => ({ close: (drain) => stopAll(ready, drain) })),
    {
      drainDelay: config.drainSeconds * SECOND,
      output,
      timeout,
      onHangUp: (stop) => {
        if (wasClosed()) stop();
        else
          void team.then(async ({ isRunning, team: running }) => {
            if (isRunning) await renew(running, output);
          });
      },
    },
  );
  await start(await team, output);
}

interface Ready {
  team: Team;
  database: OpenDatabase;
  workers: number;
  isRunning: boolean;
  isStopping: boolean;
}

function assemble(
  config: Config,
  budget: ConnectionBudget,
  database: OpenDatabase,
  output: Output,
): Ready {
  // Workers accept connections themselves: it is cheaper than passing each one on, and a connection that is
  // passed to a worker that has just died would never be answered (docs/decisions/0037-several-processes.md).
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ args: [], windowsHide: true });
  const workers = budget.workers ?? 1;
  const answer = createAnswers(config, () => team.measure());
  const connection = config.database.kind === 'embedded' ? database.connection : null;
  const fork = (slot: number, isFirst: boolean) =>
    startMember({ slot, isFirst, budget, connection, fixed: fixedSettings(config) }, answer);
  const team = createTeam(workers, fork, output.log);
  return { team, database, workers, isRunning: false, isStopping: false };
}

async function start(ready: Ready, output: Output): Promise<void> {
  const { team, database, workers } = ready;
  try {
    const { notices, ...announced } = await team.start();
    if (ready.isStopping) return;
    ready.isRunning = true;
    // To npm start, which forwards SIGHUP from now on, unless it has ended.
    process.send?.('ready', undefined, undefined, () => {});
    output.running({ ...announced, notices: [...database.notices, ...notices] }, workers);
  } catch (error) {
    if (ready.isStopping) return;
    ready.isStopping = true;
    await team.stop('SIGINT');
    await database.stop();
    // One sentence is enough.
    if (!(error instanceof WorkerStartError && error.isReported)) throw error;
    exit(1, output);
  }
}

/** The database last: workers still write while they finish. */
async function stopAll(ready: Ready, { skipDelay }: Drain): Promise<boolean> {
  const { team, database } = ready;
  ready.isStopping = true;
  const stopped = team.stop(skipDelay.aborted ? 'SIGINT' : 'SIGTERM');
  skipDelay.addEventListener('abort', () => void team.stop('SIGINT'));
  const isClean = await stopped;
  await database.stop();
  return isClean;
}

async function renew(team: Team, output: Output): Promise<void> {
  const renewing = team.renew();
  if (!renewing) return;
  output.log.info('replacing the workers, one after another');
  if (await renewing) output.log.info('the workers were replaced');
  else output.report('The workers were not all replaced; the running ones continue.');
}
