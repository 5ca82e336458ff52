import { createHash } from 'node:crypto';
import { BackupError } from './backup-error.ts';

/**
 * A skippable frame of zstd (RFC 8878, 3.1.2) at the end, with the SHA-256 of everything before it: other tools
 * skip it. Without it, the last bytes of a file that is not encrypted could be missing unnoticed, since Node's
 * decompressor takes a frame without its end for complete.
 */
const frame = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 32, 0, 0, 0]);
const sealSize = frame.length + 32;

export async function* addSeal(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
  yield Buffer.concat([frame, hash.digest()]);
}

/** Passes on what is before the seal. @throws BackupError at the end, if it does not fit */
export async function* checkSeal(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const all = Buffer.concat([held, chunk]);
    const ready = all.subarray(0, Math.max(0, all.length - sealSize));
    held = all.subarray(ready.length);
    hash.update(ready);
    if (ready.length > 0) yield ready;
  }
  if (!held.equals(Buffer.concat([frame, hash.digest()]))) throw damaged();
}

export function damaged(cause?: unknown): BackupError {
  return new BackupError('This backup is damaged or incomplete. Use another one.', { cause });
}
