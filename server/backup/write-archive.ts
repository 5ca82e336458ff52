import { Duplex, pipeline as connect, Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { createTarPacker } from 'modern-tar';
import type { BackupKey } from '../config/backup-key.ts';
import { encrypt } from './encryption.ts';
import { entryNames, type Foot, type Head, type Tally } from './manifest.ts';
import { addSeal } from './seal.ts';
import { startTally } from './tally.ts';

/** Bytes of a table in memory at a time, and in one entry of the archive. */
const partSize = 4 * 1024 * 1024;

const compression = {
  params: {
    [constants.ZSTD_c_compressionLevel]: 3,
    [constants.ZSTD_c_checksumFlag]: 1,
  },
};

/** Adds the entries of a backup, in the order of these functions. */
export interface ArchiveWriter {
  head(head: Head): Promise<void>;
  secret(secret: string): Promise<void>;
  table(name: string, rows: AsyncIterable<Buffer>): Promise<Tally>;
  foot(foot: Foot): Promise<void>;
}

/**
 * Writes a tar archive, compressed by zstd and encrypted by age if there is a key, piece by piece.
 * @returns how many bytes were written
 */
export async function writeArchive(
  target: Writable,
  key: BackupKey | null,
  write: (archive: ArchiveWriter) => Promise<void>,
): Promise<number> {
  const { readable, controller } = createTarPacker();
  // A failure shows in the pipeline below.
  const packed = connect(
    Readable.fromWeb(readable),
    createZstdCompress(compression),
    Duplex.from(addSeal),
    () => {},
  );
  const content = key
    ? Readable.fromWeb(await encrypt(Readable.toWeb(packed) as ReadableStream<Uint8Array>, key))
    : packed;
  let bytes = 0;
  const count = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      yield chunk;
    }
  };
  const writing = write(archiveWriter(controller)).then(
    () => controller.finalize(),
    (error: unknown) => {
      controller.error(error);
      throw error;
    },
  );
  // The first failure is the cause; the other one follows from it.
  await Promise.all([writing, pipeline(content, count, target)]);
  return bytes;
}

function archiveWriter(
  controller: ReturnType<typeof createTarPacker>['controller'],
): ArchiveWriter {
  const add = async (name: string, content: Uint8Array) => {
    const entry = controller.add({ name, size: content.length, mode: 0o600 }).getWriter();
    if (content.length > 0) await entry.write(content);
    await entry.close();
  };
  const addJson = (name: string, value: unknown) =>
    add(name, Buffer.from(`${JSON.stringify(value, null, 2)}\n`));
  return {
    head: (head) => addJson(entryNames.head, head),
    secret: (secret) => add(entryNames.secret, Buffer.from(secret)),
    async table(name, rows) {
      const tally = startTally();
      let part = 0;
      for await (const bytes of inParts(rows)) {
        tally.add(bytes);
        part += 1;
        await add(entryNames.part(name, part), bytes);
      }
      return tally.finish();
    },
    foot: (foot) => addJson(entryNames.foot, foot),
  };
}

async function* inParts(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < partSize) continue;
    yield Buffer.concat(waiting, size);
    waiting = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(waiting, size);
}
