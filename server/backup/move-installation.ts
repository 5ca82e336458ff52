import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { prepareTarget } from '../db/transfer/empty-target.ts';
import { analyze, prepareLoad } from '../db/transfer/load.ts';
import { applyMigrations, refuseUnknownMigrations } from '../db/transfer/schema-version.ts';
import { readSequences, setSequences } from '../db/transfer/sequences.ts';
import { beginSnapshot, describe } from '../db/transfer/snapshot.ts';
import {
  addStops,
  awaitWrites,
  holdMovingLock,
  readStop,
  removeStops,
  setStop,
} from '../db/transfer/stop-writes.ts';
import { copyIn, copyOut, digestTable, type Table } from '../db/transfer/tables.ts';
import { begin, openTransferClient } from '../db/transfer/transfer-client.ts';
import { BackupError } from './backup-error.ts';

export interface MoveOptions {
  /** The old database's connection, then the new one's. */
  from: pg.ClientConfig;
  to: pg.ClientConfig;
  /** The new one's name for people, without a password. */
  target: string;
  /** Tells how far it is. */
  say: (sentence: string) => void;
  /** Stops it, so that everything is as before. */
  signal?: AbortSignal;
}

/**
 * Copies all data to an empty database while the app refuses writes, compares every row, and leaves the old one
 * refusing writes. If anything fails, writes are possible again at once and the new one is as empty as before.
 * @returns the number of rows
 * @throws BackupError, TransferError
 */
export async function moveInstallation(options: MoveOptions): Promise<number> {
  await using guard = await openTransferClient(options.from);
  await using source = await openTransferClient(options.from);
  await using target = await openTransferClient(options.to);
  await refuseMoved(source.client);
  const { migrations } = await describe(source.client);
  refuseUnknownMigrations(migrations);
  await begin(target.client);
  await prepareTarget(target.client, migrations.length);
  await holdMovingLock(guard.client);
  try {
    options.say('From now on, the app refuses writes (503); review pages stay open.');
    await setStop(source.client, 'moving');
    await addStops(source.client);
    const rows = await copyEverything(source.client, target.client, options);
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

/** Lets the old database take writes again. @returns false if it was not stopped */
export async function undoMove(connection: pg.ClientConfig): Promise<boolean> {
  await using source = await openTransferClient(connection);
  const stop = await readStop(source.client);
  if (!stop) return false;
  await setStop(source.client, 'open');
  await removeStops(source.client);
  return true;
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

async function copyEverything(
  source: pg.Client,
  target: pg.Client,
  { say, signal }: MoveOptions,
): Promise<number> {
  const { tables, migrations } = await beginSnapshot(source);
  const complete = await prepareLoad(target);
  let rows = 0;
  for (const table of tables) {
    const into = copyIn(target, table);
    await pipeline(copyOut(source, table), into, { ...(signal && { signal }) });
    rows += into.rowCount;
  }
  say(`Copied ${rows.toLocaleString('en-US')} rows. Building indexes and comparing every row …`);
  await complete();
  await compareTables(source, target, tables, signal);
  await setSequences(target, await readSequences(source));
  await source.query('commit');
  await applyMigrations(target, migrations.length);
  return rows;
}

async function compareTables(
  source: pg.Client,
  target: pg.Client,
  tables: readonly Table[],
  signal?: AbortSignal,
): Promise<void> {
  for (const table of tables) {
    signal?.throwIfAborted();
    const [there, here] = await Promise.all([
      digestTable(source, table),
      digestTable(target, table),
    ]);
    if (there !== here)
      throw new BackupError(
        `The copies of the table "${table.name}" differ (${there} and ${here}). Nothing was moved.`,
      );
  }
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
