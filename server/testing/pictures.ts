import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

type Color = readonly [red: number, green: number, blue: number, alpha: number];

export const red: Color = [255, 0, 0, 255];
export const blue: Color = [0, 0, 255, 255];

/** A picture whose left half has one color and whose right half another. */
export function drawing(width = 800, height = 400, left = red, right = blue): Sharp {
  const pixels = Buffer.alloc(width * height * 4);
  for (let at = 0; at < width * height; at += 1)
    pixels.set(at % width < width / 2 ? left : right, at * 4);
  return sharp(pixels, { raw: { width, height, channels: 4 } });
}

/** The colors in the middle of both halves. */
export async function colorsOf(picture: Buffer): Promise<{ left: number[]; right: number[] }> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = Math.floor(info.height / 2) * info.width;
  const colorAt = (x: number) => [...data.subarray((middle + x) * 4, (middle + x) * 4 + 4)];
  return {
    left: colorAt(Math.floor(info.width / 4)),
    right: colorAt(Math.floor((info.width * 3) / 4)),
  };
}

/** Soft shapes with camera noise. */
export function photograph(width = 2_400, height = 1_600): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  let noise = 1;
  for (let at = 0; at < pixels.length; at += 1) {
    noise = (noise * 1_103_515_245 + 12_345) & 0x7f_ff_ff_ff;
    const x = Math.floor(at / 3) % width;
    const y = Math.floor(at / 3 / width);
    pixels[at] = 120 + 60 * Math.sin(x / 90 + (at % 3)) + 40 * Math.cos(y / 70) + (noise >> 26);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A black PNG of one bit per pixel, of any size. */
export function blackPng(width: number, height: number): Buffer {
  return png(width, height, Buffer.alloc((Math.ceil(width / 8) + 1) * height));
}

/**
 * A PNG of one bit per pixel. `lines` each start with a 0, and may be fewer than its header says; `more`
 * are chunks before them.
 */
export function png(width: number, height: number, lines: Buffer, ...more: Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    ...more,
    pngChunk('IDAT', deflateSync(lines)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

export function dataUrl(picture: Buffer, type = 'image/png'): string {
  return `data:${type};base64,${picture.toString('base64')}`;
}
