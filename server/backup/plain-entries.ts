import { damaged } from './seal.ts';

/** A tar archive consists of blocks: a header, then the content, filled up with zeros. */
const blockSize = 512;

/** Where a header has the content's size, in octal digits, and the entry's type (POSIX `ustar`). */
const sizeField = [124, 135] as const;
const typeField = 156;
const file = '0';

/**
 * Passes on a tar archive of plain files, as backups are. Extended headers could be megabytes long, and the
 * library reads each as a whole: a file of 200 kB took 500 MB of memory and a second of work per 18 kB.
 * @throws BackupError for any other type of entry, and for one without content, which no backup has
 */
export async function* plainEntriesOnly(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let header: Buffer = Buffer.alloc(0);
  let content = 0;
  let hasEnded = false;
  for await (const chunk of chunks) {
    let at = 0;
    while (at < chunk.length && !hasEnded) {
      if (content > 0) {
        const skipped = Math.min(content, chunk.length - at);
        content -= skipped;
        at += skipped;
        continue;
      }
      const more = chunk.subarray(at, at + blockSize - header.length);
      header = Buffer.concat([header, more]);
      at += more.length;
      if (header.length < blockSize) continue;
      // The archive ends with zeros; the library refuses anything else after them.
      hasEnded = header[0] === 0;
      if (!hasEnded) content = lengthOfContent(header);
      header = Buffer.alloc(0);
    }
    yield chunk;
  }
}

/** Bytes up to the next header. @throws BackupError */
function lengthOfContent(header: Buffer): number {
  const size = Number.parseInt(header.toString('latin1', ...sizeField), 8);
  if (String.fromCharCode(header[typeField] ?? 0) !== file || !(size > 0)) throw damaged();
  return Math.ceil(size / blockSize) * blockSize;
}
