import { dirname } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Config } from '../config/config.ts';
import { BackupError } from '../backup/backup-error.ts';
import { locateEmbeddedDatabase } from '../db/embedded/locate.ts';
import { TransferError } from '../db/transfer/transfer-error.ts';
import { openDatabase, type OpenDatabase } from '../start/open-database.ts';
import { databaseStartError, explain } from '../start/start-errors.ts';
import { explainFileError } from './file-errors.ts';
import { UsageError } from './usage-error.ts';

/** Reads the command line. @throws UsageError that ends with `usage` */
export function parseCommandLine<T extends ParseArgsConfig>(usage: string, config: T) {
  try {
    return parseArgs(config);
  } catch (error) {
    const { message } = error as Error; // of parseArgs
    throw new UsageError(`${message.split('. ')[0]}. ${usage}`, { cause: error });
  }
}

/** Prints for people on standard error: standard output may be the backup itself. */
export function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

/**
 * Runs a command, and sets the exit code: 1 if it failed, with a sentence that says why, 130 after an
 * interruption.
 * @param work calls `finish` when it can no longer be interrupted; a signal is then answered with that
 */
export async function runCommand(
  work: (signal: AbortSignal, finish: () => void) => Promise<void>,
): Promise<void> {
  const interruption = new AbortController();
  let isFinal = false;
  const finish = () => (isFinal = true);
  const interrupt = () => {
    if (isFinal) say('It is too late to interrupt this. It will finish soon.');
    else interruption.abort(new BackupError('Interrupted: nothing was changed.'));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt);
  try {
    await work(interruption.signal, finish);
  } catch (error) {
    say(explainFailure(interruption.signal.aborted ? interruption.signal.reason : error));
    process.exitCode = interruption.signal.aborted ? 130 : 1;
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, interrupt);
  }
}

/** Opens the database as the server does, whether or not it is running. */
export async function withDatabase<T>(
  config: Config,
  work: (connection: OpenDatabase['connection']) => Promise<T>,
): Promise<T> {
  const { connection, stop } = await openDatabase(config, false, say);
  try {
    return await work(connection);
  } catch (error) {
    throw isForPeople(error) ? error : databaseStartError(error, config);
  } finally {
    await stop();
  }
}

/** `withDatabase`, but never makes a database. @throws BackupError if there is none in `DATA_DIR` */
export async function withInstallation<T>(
  config: Config,
  work: (connection: OpenDatabase['connection']) => Promise<T>,
): Promise<T> {
  const { database, dataDir } = config;
  if (database.kind === 'embedded') {
    const { exists, isHidden, folder } = await locateEmbeddedDatabase({ dataDir, ...database });
    if (!exists && !isHidden)
      throw new BackupError(
        `There is no installation in ${dirname(folder)}. Check DATA_DIR: it has to be the same as for npm start.`,
      );
  }
  return withDatabase(config, work);
}

/** What a command says when it fails; the whole stack trace for our own bugs. */
export function explainFailure(error: unknown): string {
  if (isForPeople(error)) return error.message;
  return explainFileError(error) ?? explain(error);
}

function isForPeople(error: unknown): error is Error {
  return (
    error instanceof UsageError || error instanceof BackupError || error instanceof TransferError
  );
}
