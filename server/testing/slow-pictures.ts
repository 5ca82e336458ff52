import { drawing } from './pictures.ts';

/**
 * A progressive JPEG of one color whose scans each repeat that nothing changes: the decoder passes over the
 * whole image for each, which takes 2 ms at 24 million pixels and 54 bytes of the file.
 */
export function jpegOfScans(scans: number, width = 6_000, height = 4_000): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  // The only code of a table stands for "the next 16,384 blocks are unchanged".
  const unchanged = Buffer.alloc(Math.ceil(((blocks / 16_384) * 15) / 8) + 2);
  const repeated = Buffer.concat([jpegSegment(0xda, [1, 1, 0, 1, 63, 0]), unchanged]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xdb, [0, ...Array<number>(64).fill(1)]),
    jpegSegment(0xc2, frame),
    jpegSegment(0xc4, [0, 1, ...Array<number>(15).fill(0), 0]),
    jpegSegment(0xc4, [0x10, 1, ...Array<number>(15).fill(0), 0xe0]),
    jpegSegment(0xda, [1, 1, 0, 0, 0, 0]),
    Buffer.alloc(Math.ceil(blocks / 8)),
    ...Array<Buffer>(scans - 1).fill(repeated),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** An animation of one-pixel frames, of which the decoder looks for each from the first one on. */
export function webpOfFrames(onePixel: Buffer, frames: number): Buffer {
  const image = onePixel.subarray(12);
  const frame = riffChunk(
    'ANMF',
    Buffer.concat([Buffer.alloc(12), Buffer.from([100, 0, 0, 0]), image]),
  );
  const animated = Buffer.from([2, 0, 0, 0, 63, 0, 0, 63, 0, 0]);
  return riffChunk(
    'RIFF',
    Buffer.concat([
      Buffer.from('WEBP'),
      riffChunk('VP8X', animated),
      riffChunk('ANIM', Buffer.alloc(6)),
      ...Array<Buffer>(frames).fill(frame),
    ]),
  );
}

/** Exif metadata with this many directories, each of which is the first one again. */
export function exifOfDirectories(count: number): Buffer {
  const head = Buffer.from('II*\0\x08\0\0\0\0\0', 'latin1');
  head.writeUInt16LE(count, 8);
  const toItself = Buffer.from([0x69, 0x87, 4, 0, 1, 0, 0, 0, 8, 0, 0, 0]);
  return Buffer.concat([head, ...Array<Buffer>(count).fill(toItself), Buffer.alloc(4)]);
}

/** An AVIF of 60 kB that takes ten seconds, and shows it only while it is decoded. */
export async function slowAvif(): Promise<Buffer> {
  const exif = exifOfDirectories(4_900);
  const file = await drawing(64, 64)
    .withExif({ IFD0: { Copyright: 'A'.repeat(exif.length) } })
    .avif()
    .toBuffer();
  exif.copy(file, file.indexOf('II*\0'));
  return file;
}

export function withJpegExif(jpeg: Buffer, exif: Buffer): Buffer {
  const segment = jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exif]));
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}

function jpegSegment(marker: number, data: Uint8Array | number[]): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, Buffer.from(data)]);
}

function riffChunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(name), length, data, Buffer.alloc(data.length % 2)]);
}
