import { randomBytes } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { zstdCompressSync } from 'node:zlib';
import { createTarPacker } from 'modern-tar';
import { expect, it } from 'vitest';
import { formatVersion } from './manifest.ts';
import { readArchive } from './read-archive.ts';
import { addSeal } from './seal.ts';
import { verifyBackup } from './verify-backup.ts';
import { writeArchive } from './write-archive.ts';

it('does not read a header into memory that is longer than any is', async () => {
  const { readable, controller } = createTarPacker();
  const pax = { comment: ' '.repeat(7 * 1024 * 1024) };
  const entry = controller.add({ name: 'backup.json', size: 1, mode: 0o600, pax }).getWriter();
  const writing = entry
    .write(new Uint8Array(1))
    .then(() => entry.close())
    .then(() => controller.finalize());
  const tar = await buffer(readable);
  await writing;
  expect(await failureOf(tar)).toMatchObject({ cause: undefined });
});

it('does not read an entry into memory that is longer than any is', async () => {
  const { readable, controller } = createTarPacker();
  const size = 17 * 1024 * 1024;
  const entry = controller.add({ name: 'backup.json', size, mode: 0o600 }).getWriter();
  const writing = entry
    .write(new Uint8Array(size).fill(0x20))
    .then(() => entry.close())
    .then(() => controller.finalize());
  const tar = await buffer(readable);
  await writing;
  // Not because it is no JSON, which only shows once all of it was read.
  expect(await failureOf(tar)).toMatchObject({ cause: undefined });
});

it('passes on why the receiver failed, whenever that is, however much is left to read', async () => {
  const target = new PassThrough();
  const file = buffer(target);
  const takenAt = new Date().toISOString();
  await writeArchive(target, null, async (archive) => {
    await archive.head({
      format: formatVersion,
      app: '1.0.0',
      takenAt,
      migrations: [],
      tables: [],
      leftOut: [],
      secrets: [],
      hasSecret: false,
    });
    await archive.table('users', Readable.from([randomBytes(3_000_000)]));
  });
  const bytes = await file;
  for (let turns = 0; turns < 200; turns += 2) {
    const receiver = {
      async head() {
        for (let turn = 0; turn < turns; turn += 1) await nextTurn();
        throw new Error('the disk is full');
      },
      secret: unexpected,
      table: unexpected,
    };
    const reading = readArchive(Readable.from(inPieces(bytes)), null, receiver);
    await expect(reading).rejects.toThrow('the disk is full');
  }
});

function unexpected(): never {
  throw new Error('It should have stopped.');
}

function* inPieces(file: Buffer): Generator<Buffer> {
  for (let at = 0; at < file.length; at += 65_536) yield file.subarray(at, at + 65_536);
}

/** What is said about a small file that contains this archive. */
async function failureOf(tar: Buffer): Promise<unknown> {
  const file = zstdCompressSync(tar);
  expect(file.length).toBeLessThan(10_000);
  const sealed = Readable.from(addSeal(Readable.from([file])), { objectMode: false });
  const failure = await verifyBackup(sealed, null).catch((error: unknown) => error);
  expect(failure).toMatchObject({ message: expect.stringContaining('damaged') });
  return failure;
}
