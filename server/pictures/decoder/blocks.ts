/** A named part of a picture's file: a JPEG's segment, or a PNG's or WebP's chunk. */
export interface Block {
  /** A JPEG marker in hex, such as `da`, or a chunk's four letters. */
  name: string;
  data: Buffer;
}

/** The end of image; nothing behind it is decoded. */
const endOfImage = 0xd9;

/**
 * A JPEG's segments. Like the decoder, it takes padding between segments for nothing, and skips compressed
 * pixels to the next marker.
 */
export function* jpegSegments(file: Buffer): Generator<Block> {
  let at = 2;
  for (;;) {
    at = file.indexOf(0xff, at) + 1;
    const marker = file[at];
    if (at === 0 || marker === undefined || marker === endOfImage) return;
    if (marker === 0xff) continue;
    at += 1;
    if (standsAlone(marker)) continue;
    if (at + 2 > file.length) return;
    const end = at + Math.max(2, file.readUInt16BE(at));
    yield { name: marker.toString(16), data: file.subarray(at + 2, end) };
    at = end;
  }
}

/** An escaped byte, a restart in the middle of pixels, and the start of an image have no length. */
function standsAlone(marker: number): boolean {
  return marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}

export function* pngChunks(file: Buffer): Generator<Block> {
  const header = 8;
  const checksum = 4;
  for (let at = 8; at + header <= file.length;) {
    const end = at + header + file.readUInt32BE(at);
    yield { name: file.toString('latin1', at + 4, at + 8), data: file.subarray(at + header, end) };
    at = end + checksum;
  }
}

export function* webpChunks(file: Buffer): Generator<Block> {
  const header = 8;
  for (let at = 12; at + header <= file.length;) {
    const length = file.readUInt32LE(at + 4);
    const begin = at + header;
    yield { name: file.toString('latin1', at, at + 4), data: file.subarray(begin, begin + length) };
    at = begin + length + (length % 2);
  }
}
