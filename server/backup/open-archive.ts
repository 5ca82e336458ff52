import { pipeline, Readable } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar';
import type { BackupKey } from '../config/backup-key.ts';
import { BackupError } from './backup-error.ts';
import { decrypt } from './encryption.ts';
import { plainEntriesOnly } from './plain-entries.ts';
import { checkSeal } from './seal.ts';

const ageMagic = 'age-encryption.org/';
const zstdMagic = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

export interface OpenArchive {
  entries: ReadableStream<ParsedTarEntry>;
  encrypted: boolean;
  /** How many bytes of the file have been read. */
  bytes: () => number;
}

/** The entries of a backup, decrypted and decompressed while they are read. @throws BackupError */
export async function openArchive(source: Readable, key: BackupKey | null): Promise<OpenArchive> {
  const { start, whole, bytes } = await peek(source, ageMagic.length);
  const encrypted = start.subarray(0, ageMagic.length).toString('latin1') === ageMagic;
  if (!encrypted && !start.subarray(0, zstdMagic.length).equals(zstdMagic))
    throw new BackupError('This file is not a backup made by "npm run backup".');
  const packed = encrypted ? Readable.fromWeb(await decrypt(toWeb(whole), key)) : whole;
  // A failure shows where the entries are read.
  const unpacked = pipeline(packed, checkSeal, createZstdDecompress(), () => undefined);
  const entries = toWeb(plainEntriesOnly(unpacked)).pipeThrough(createTarDecoder({ strict: true }));
  return { entries, encrypted, bytes };
}

/** The first bytes, and a stream that has them again. */
async function peek(source: Readable, least: number) {
  const chunks = source.iterator() as AsyncIterableIterator<Buffer>; // of bytes, not of text
  let start = Buffer.alloc(0);
  while (start.length < least) {
    const { value, done } = await chunks.next();
    if (done) break;
    start = Buffer.concat([start, value]);
  }
  let bytes = start.length;
  const again = async function* () {
    yield start;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      yield chunk;
    }
  };
  const whole = Readable.from(again(), { objectMode: false });
  return { start, whole, bytes: () => bytes };
}

/**
 * Not `Readable.toWeb`: once its reader gives up, Node.js 24 throws where nobody can catch it if more arrives.
 */
function toWeb(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return ReadableStream.from(chunks) as ReadableStream<Uint8Array<ArrayBuffer>>; // never shared memory
}
