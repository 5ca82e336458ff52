import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { zstdCompressSync } from 'node:zlib';
import { createTarPacker } from 'modern-tar';
import { expect, it } from 'vitest';
import { addSeal } from './seal.ts';
import { verifyBackup } from './verify-backup.ts';

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

/** What is said about a small file that contains this archive. */
async function failureOf(tar: Buffer): Promise<unknown> {
  const file = zstdCompressSync(tar);
  expect(file.length).toBeLessThan(10_000);
  const sealed = Readable.from(addSeal(Readable.from([file])), { objectMode: false });
  const failure = await verifyBackup(sealed, null).catch((error: unknown) => error);
  expect(failure).toMatchObject({ message: expect.stringContaining('damaged') });
  return failure;
}
