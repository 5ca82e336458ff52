import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { refuseNewerSchema } from '../migrate.ts';
import { prepareTarget, type TargetWords } from './empty-target.ts';
import { analyze, prepareLoad } from './load.ts';
import { readSequences, setSequences } from './sequences.ts';
import { beginSnapshot, describe } from './snapshot.ts';
import { copyIn, copyOut, digestTable, type Table } from './tables.ts';
import { begin, openTransferClient } from './transfer-client.ts';
import { TransferError } from './transfer-error.ts';

export interface CopyOptions {
  /** Tells how far it is. */
  say: (sentence: string) => void;
  /** Ends it with an error. */
  signal?: AbortSignal | undefined;
}

/** What was copied, and found to be the same on both sides. */
export interface Copied {
  rows: number;
  tables: number;
}

/**
 * Copies an installation that nobody uses into an empty database, which gets the tables of the version that
 * the data is of.
 * @throws NewerSchemaError, TransferError
 */
export async function copyDatabase(
  from: pg.ClientConfig,
  to: pg.ClientConfig,
  options: CopyOptions,
): Promise<Copied> {
  await using source = await openTransferClient(from);
  await using target = await openTransferClient(to);
  await beginTarget(target.client, await readSchema(source.client));
  const copied = await copyEverything(source.client, target.client, options);
  await target.client.query('commit');
  const problem = await analyze(target.client);
  if (problem !== null) options.say(problem);
  return copied;
}

/** The source's migrations. @throws NewerSchemaError */
export async function readSchema(source: pg.Client): Promise<number[]> {
  const { migrations } = await describe(source);
  refuseNewerSchema(migrations);
  return migrations;
}

/**
 * Begins the target's transaction, and makes the source's tables in it.
 * @throws TransferError if it is in use
 */
export async function beginTarget(
  target: pg.Client,
  migrations: readonly number[],
  words?: TargetWords,
): Promise<void> {
  await begin(target);
  await prepareTarget(target, migrations, words);
}

/**
 * Copies all rows and sequences, as a consistent snapshot, into the tables of `beginTarget`, and compares
 * every row. The target's transaction stays open.
 * @throws TransferError that names the table that differs
 */
export async function copyEverything(
  source: pg.Client,
  target: pg.Client,
  { say, signal }: CopyOptions,
): Promise<Copied> {
  const { tables } = await beginSnapshot(source);
  const complete = await prepareLoad(target);
  let rows = 0;
  for (const table of tables) {
    const into = copyIn(target, table);
    await pipeline(copyOut(source, table), into, { ...(signal && { signal }) });
    rows += into.rowCount;
  }
  say(`Copied ${rows.toLocaleString('en-US')} rows. Building indexes and comparing every row …`);
  await complete(signal);
  await compareTables(source, target, tables, signal);
  await setSequences(target, await readSequences(source));
  await source.query('commit');
  return { rows, tables: tables.length };
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
      throw new TransferError(
        `The copy of the table "${table.name}" is not the same as the original (${there} and ${here}).`,
      );
  }
}
