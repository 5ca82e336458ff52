import type pg from 'pg';
import { applyMigrationsInTransaction } from '../db/apply-migrations.ts';
import { missingMigrations } from '../db/known-migrations.ts';
import {
  beginTarget,
  copyEverything,
  readSchema,
  type CopyOptions,
} from '../db/transfer/copy-database.ts';
import { analyze } from '../db/transfer/load.ts';
import {
  addStops,
  awaitWrites,
  holdMovingLock,
  readStop,
  removeStops,
  setStop,
} from '../db/transfer/stop-writes.ts';
import { openTransferClient } from '../db/transfer/transfer-client.ts';
import { errorCode } from '../start/error-code.ts';
import { databaseReason } from '../start/start-errors.ts';
import { BackupError } from './backup-error.ts';

export interface MoveOptions extends CopyOptions {
  /** The old database's connection, then the new one's. */
  from: pg.ClientConfig;
  to: pg.ClientConfig;
  /** The new one's name for people, without a password. */
  target: string;
  /** Called when it can no longer be interrupted. */
  onFinal?: (() => void) | undefined;
}

/**
 * Copies all data to an empty database while the app refuses writes, compares every row, and leaves the old one
 * refusing writes. If anything fails, writes are possible again at once and the new one is as empty as before.
 * @returns the number of rows
 * @throws BackupError, NewerSchemaError, TransferError
 */
export async function moveInstallation(options: MoveOptions): Promise<number> {
  await using guard = await openTransferClient(options.from);
  await using source = await openTransferClient(options.from);
  await using target = await inTarget(openTransferClient(options.to));
  await refuseMoved(source.client);
  const migrations = await readSchema(source.client);
  const words = { name: `the new database (${options.target})`, remedy: 'Use an empty one.' };
  await inTarget(beginTarget(target.client, migrations, words));
  await holdMovingLock(guard.client);
  try {
    options.say('From now on, the app refuses writes (503); review pages stay open.');
    await setStop(source.client, 'moving');
    await addStops(source.client, options.signal);
    const { rows } = await copyEverything(source.client, target.client, options);
    await applyMigrationsInTransaction(target.client, missingMigrations(migrations));
    options.signal?.throwIfAborted();
    options.onFinal?.();
    await finish(guard.client, source.client, options);
    await target.client.query('commit');
    // Without it, a start says less precisely what happened.
    await setStop(source.client, 'moved', options.target).catch(() => undefined);
    // Nothing that fails from here on may open the old one again: the new one has everything.
    const problem = await analyze(target.client);
    if (problem !== null) options.say(problem);
    return rows;
  } catch (error) {
    await reopen(guard.client, source.client, options);
    throw error;
  }
}

/** Says which of the two databases cannot be used. @throws BackupError if the user can fix it */
async function inTarget<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const reason =
      errorCode(error) === '42501'
        ? 'the user is not allowed to make tables there: use the one that owns the database (42501)'
        : databaseReason(error);
    if (reason === undefined) throw error;
    throw new BackupError(`MOVE_TO: ${reason}. Nothing was changed.`, { cause: error });
  }
}

/** A move that was undone. */
export interface Undone {
  /** The name of the database that may have been written to since; null if the move never got that far. */
  target: string | null;
}

/** Lets the old database take writes again. @returns null if it was not stopped */
export async function undoMove(connection: pg.ClientConfig): Promise<Undone | null> {
  await using source = await openTransferClient(connection);
  const stop = await readStop(source.client);
  if (!stop) return null;
  await setStop(source.client, 'open');
  await removeStops(source.client);
  return { target: stop.note || null };
}

async function refuseMoved(client: pg.Client): Promise<void> {
  const stop = await readStop(client);
  if (stop?.state === 'finishing')
    throw new BackupError(
      `A move to ${stop.note} was interrupted at its very end. If that database is empty, run "npm run move -- --undo" first; otherwise, use that one.`,
    );
  if (stop?.state === 'moved')
    throw new BackupError(
      `This installation was moved already, to ${stop.note}. "npm run move -- --undo" lets this database take writes again.`,
    );
}

/** The stop no longer depends on this program. Its lock has to be held until no statement may rely on that. */
async function finish(guard: pg.Client, source: pg.Client, { target }: MoveOptions): Promise<void> {
  await setStop(source, 'finishing', target);
  await awaitWrites(source);
  await guard.query('commit'); // fails if the connection, and with it the lock, was lost in between
}

/** Without the lock, nothing is refused anymore unless the very end was reached; the rest is tidying up. */
async function reopen(
  guard: pg.Client,
  source: pg.Client,
  { from, say }: MoveOptions,
): Promise<void> {
  await guard.query('rollback').catch(() => undefined);
  await source.end().catch(() => undefined); // may be in the middle of a table
  await undoMove(from).catch(() =>
    say('If the app still refuses writes, run "npm run move -- --undo" once its database answers.'),
  );
}
