import type { Readable } from 'node:stream';
import type { ParsedTarEntry } from 'modern-tar';
import * as z from 'zod/mini';
import type { BackupKey } from '../config/backup-key.ts';
import { BackupError } from './backup-error.ts';
import {
  entryNames,
  foot,
  formatVersion,
  head,
  tableOfPart,
  type Foot,
  type Head,
} from './manifest.ts';
import { openArchive } from './open-archive.ts';
import { damaged } from './seal.ts';
import { startTally } from './tally.ts';

/** What becomes of a backup's content while it is read. Its errors are passed on as they are. */
export interface Receiver {
  head(head: Head): Promise<void>;
  secret(secret: string): Promise<void>;
  /** Takes the rows of one table; `end` says how many there were, if it knows. */
  table(name: string): RowSink;
}

export interface RowSink {
  write(bytes: Uint8Array): Promise<void>;
  end(): Promise<number | undefined>;
}

/**
 * Reads a whole backup, piece by piece, and compares it with the counts and digests at its end. What the
 * receiver got is only right once this has returned.
 * @throws BackupError if it is not one, the key is wrong, or anything is missing or was changed
 */
export async function readArchive(
  source: Readable,
  key: BackupKey | null,
  receiver: Receiver,
): Promise<{ head: Head; foot: Foot; encrypted: boolean; bytes: number }> {
  const reading: Reading = { receiver, counted: {} };
  try {
    const { entries, encrypted, bytes } = await openArchive(source, key);
    // To the very end, where compression and encryption show that nothing is missing.
    for await (const entry of entries) await readEntry(entry, reading);
    if (!reading.head || !reading.foot) throw damaged();
    compare(reading.counted, reading.foot.tables);
    return { head: reading.head, foot: reading.foot, encrypted, bytes: bytes() };
  } catch (error) {
    if (error instanceof ReceiverFailure) throw error.cause;
    const isExplained = error instanceof BackupError || isSystemError(error);
    throw isExplained ? error : damaged(error);
  }
}

/**
 * Bytes of an entry that is read as a whole: a thousand times what is needed. Compressed, a file of 200 kB can
 * claim gigabytes.
 */
const maxText = 16 * 1024 * 1024;

interface Reading {
  receiver: Receiver;
  counted: Foot['tables'];
  head?: Head;
  foot?: Foot;
  table?: { name: string; tally: ReturnType<typeof startTally>; sink: RowSink };
}

/** Its cause is what the receiver threw. */
class ReceiverFailure extends Error {}

async function byReceiver<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new ReceiverFailure('the receiver failed', { cause });
  }
}

async function readEntry(entry: ParsedTarEntry, reading: Reading): Promise<void> {
  const { name } = entry.header;
  const table = tableOfPart(name);
  if (reading.table && reading.table.name !== table) await endTable(reading);
  if (reading.foot || (!reading.head && name !== entryNames.head)) throw damaged();
  if (table !== undefined) return readPart(table, entry, reading);
  if (entry.header.size > maxText) throw damaged();
  const text = await textOf(entry);
  if (name === entryNames.head) {
    const parsed = parseHead(text);
    reading.head = parsed;
    await byReceiver(() => reading.receiver.head(parsed));
  } else if (name === entryNames.secret) await byReceiver(() => reading.receiver.secret(text));
  else if (name === entryNames.foot) reading.foot = z.parse(foot, JSON.parse(text));
  else throw damaged();
}

async function readPart(name: string, { body }: ParsedTarEntry, reading: Reading): Promise<void> {
  if (reading.counted[name]) throw damaged();
  reading.table ??= {
    name,
    tally: startTally(),
    sink: await byReceiver(() => reading.receiver.table(name)),
  };
  const { tally, sink } = reading.table;
  for await (const chunk of body) {
    tally.add(chunk);
    await byReceiver(() => sink.write(chunk));
  }
}

async function endTable(reading: Reading): Promise<void> {
  const { table } = reading;
  if (!table) return;
  delete reading.table;
  const tally = table.tally.finish();
  const rows = await byReceiver(() => table.sink.end());
  if (rows !== undefined && rows !== tally.rows) throw damaged();
  reading.counted[table.name] = tally;
}

function parseHead(text: string): Head {
  const parsed = JSON.parse(text) as { format?: unknown }; // checked here and below
  if (typeof parsed.format === 'number' && parsed.format > formatVersion)
    throw new BackupError(
      'This backup was made by a newer version of the app. Use that version or a later one.',
    );
  return z.parse(head, parsed);
}

/** A table without rows has no entries. */
function compare(counted: Foot['tables'], expected: Foot['tables']): void {
  for (const name of new Set([...Object.keys(counted), ...Object.keys(expected)])) {
    const [here, there] = [counted[name] ?? startTally().finish(), expected[name]];
    if (here.sha256 !== there?.sha256 || here.rows !== there.rows) throw damaged();
  }
}

function textOf({ body }: ParsedTarEntry): Promise<string> {
  return new Response(body as ReadableStream<Uint8Array<ArrayBuffer>>).text(); // never shared memory
}

/** Of the file itself, such as a disk that cannot be read. */
function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
