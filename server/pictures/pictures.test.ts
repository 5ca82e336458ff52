import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { businessMessages } from '../../contract/business-rules.ts';
import { DomainError } from '../domain/domain-error.ts';
import {
  blackPng,
  blue,
  colorsOf,
  drawing,
  photograph,
  png,
  pngChunk,
  red,
} from '../testing/pictures.ts';
import { loadSharp } from './decoder/load-sharp.ts';
import { createPictures } from './pictures.ts';

const quiet = { warn: () => {} };
const pictures = createPictures(quiet);
afterAll(() => pictures.close());

let accounts = 0;
/** By another account each time. */
async function fitLogo(bytes: Buffer): Promise<Buffer> {
  accounts += 1;
  return Buffer.from((await pictures.fitLogo(accounts, bytes)).bytes);
}

describe('accepted files', () => {
  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('include %s', async (format) => {
    const logo = await fitLogo(await drawing().toFormat(format, { quality: 90 }).toBuffer());
    expect(await sharp(logo).metadata()).toMatchObject({ format: 'webp', width: 360, height: 180 });
    expectColors(await colorsOf(logo), red, blue);
  });

  it('include the formats of printers and scanners', async () => {
    const print = await drawing().flatten().toColourspace('cmyk').jpeg().toBuffer();
    const { left, right } = await colorsOf(await fitLogo(print));
    expect(left[0]).toBeGreaterThan(200);
    expect(right[2]).toBeGreaterThan(120);
    const scan = await drawing().toColourspace('rgb16').png().toBuffer();
    expectColors(await colorsOf(await fitLogo(scan)), red, blue);
    const grey = await drawing().toColourspace('b-w').png().toBuffer();
    expect(await sharp(await fitLogo(grey)).metadata()).toMatchObject({ width: 360 });
  });

  it('keep their proportions and are not enlarged', async () => {
    expect(await sizeOf(drawing(100, 1_000))).toEqual([18, 180]);
    expect(await sizeOf(drawing(3_000, 300))).toEqual([360, 36]);
    expect(await sizeOf(drawing(40, 20))).toEqual([40, 20]);
    expect(await sizeOf(drawing(1, 1))).toEqual([1, 1]);
    expect(await sizeOf(drawing(9_000, 2))).toEqual([360, 1]);
  });

  it('keep their transparency', async () => {
    const glass = [0, 0, 255, 128] as const;
    const logo = await fitLogo(await drawing(800, 400, [0, 0, 0, 0], glass).png().toBuffer());
    const { left, right } = await colorsOf(logo);
    expect(left[3]).toBe(0);
    expect(right).toEqual([...glass]);
  });

  it('are rotated upright and lose location and author', async () => {
    const photo = await drawing(800, 400)
      .keepExif()
      .withExif({
        IFD0: { Copyright: 'Ann Visitor' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 34/1 54/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(photo.includes('Ann Visitor')).toBe(true);
    const logo = await fitLogo(photo);
    const { width, height, exif, xmp, icc, orientation } = await sharp(logo).metadata();
    // The left half is on top after the rotation.
    expect({ width, height }).toEqual({ width: 90, height: 180 });
    expect({ exif, xmp, icc, orientation }).toEqual({});
    expect(logo.includes('Ann Visitor')).toBe(false);
  });

  it('are reduced to the first frame of an animation', async () => {
    const frames = await Promise.all(
      [drawing(), drawing(800, 400, blue, red)].map((frame) => frame.png().toBuffer()),
    );
    for (const format of ['gif', 'webp'] as const) {
      const animation = await animate(frames, format);
      expect((await sharp(animation, { animated: true }).metadata()).pages).toBe(2);
      expectColors(await colorsOf(await fitLogo(animation)), red, blue);
    }
  });

  it('lose text chunks that unpack to 200 MB', async () => {
    const text = Buffer.concat([
      Buffer.from('Comment\0\0'),
      deflateSync(Buffer.alloc(200_000_000)),
    ]);
    const logo = await fitLogo(png(64, 32, Buffer.alloc(9 * 32), pngChunk('zTXt', text)));
    expect(logo.length).toBeLessThan(1_000);
  });

  it('give the same output for the same input', async () => {
    const picture = await photograph(600, 400).jpeg().toBuffer();
    const other = createPictures(quiet);
    const [one, two, three] = await Promise.all([
      fitLogo(picture),
      fitLogo(picture),
      other.fitLogo(1, picture),
    ]);
    expect(one.equals(two)).toBe(true);
    other.close();
    expect(one.equals(Buffer.from(three.bytes))).toBe(true);
  });

  it('stay crisp as drawings and become small as photographs', async () => {
    const drawn = await fitLogo(await drawing(360, 180).png().toBuffer());
    expect(await colorsOf(drawn)).toEqual({ left: [...red], right: [...blue] });
    expect(drawn.length).toBeLessThan(1_000);
    const photo = await fitLogo(await photograph().jpeg({ quality: 90 }).toBuffer());
    expect(photo.length).toBeLessThan(20_000);
  });
});

describe('rejected files', () => {
  it.each([
    ['nothing', ''],
    ['a text', 'Riverside Dental Care'],
    ['a page', '<!doctype html><img src=x onerror=alert(1)>'],
    ['a PDF', '%PDF-1.7\n1 0 obj\n'],
    ['the head of an AVIF', '\0\0\0\x18ftypavif\0\0\0\0avifmif1'],
    ['a video', '\0\0\0\x18ftypisom\0\0\0\0isomavc1'],
  ])('include %s', async (_, text) => {
    await expectRefusal(Buffer.from(text, 'latin1'), businessMessages.unreadablePicture);
  });

  it.each([
    ['the head of a PNG', '\x89PNG\r\n\x1a\n'],
    ['the head of a JPEG', '\xff\xd8\xff\xe0'],
    ['the head of a GIF', 'GIF89a'],
    ['the head of a WebP', 'RIFF\x10\0\0\0WEBPVP8 '],
  ])('include %s, with the reason', async (_, text) => {
    await expectRefusal(Buffer.from(text, 'latin1'), businessMessages.cutOffPicture);
  });

  it('include iPhone photos, with what to do', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    await expectRefusal(heic, businessMessages.heicPicture);
  });

  it('include other image formats', async () => {
    await expectRefusal(await drawing().tiff().toBuffer(), businessMessages.unreadablePicture);
  });

  it.each([
    ['plain', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['declared', '\ufeff<?xml version="1.0"?>\n<!-- drawn -->\n<svg><script>1</script></svg>'],
    ['with entities', '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg>&b;</svg>'],
  ])('get a message of their own if they are SVG: %s', async (_, text) => {
    await expectRefusal(Buffer.from(text), businessMessages.svg);
  });

  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('include half a %s', async (format) => {
    const whole = await photograph(400, 300).toFormat(format).toBuffer();
    const half = whole.subarray(0, whole.length / 2);
    await expectRefusal(half, businessMessages.cutOffPicture);
  });

  it('include those with a side that no logo has', async () => {
    await expectRefusal(blackPng(1, 16_385), businessMessages.unreadablePicture);
    await expectRefusal(blackPng(16_385, 1), businessMessages.unreadablePicture);
  });

  it('include those that would unpack to far more, judged by the header alone', async () => {
    const announced = png(60_000, 60_000, Buffer.alloc(9));
    const real = blackPng(16_000, 16_000);
    expect(real.length).toBeLessThan(100_000);
    for (const bomb of [announced, real]) {
      const refusal = await expectRefusal(bomb, businessMessages.unreadablePicture);
      expect(String(refusal.cause)).toContain('pixel limit');
    }
  });

  it('include AVIF beyond 12 million pixels, while a PNG can have 24 million', async () => {
    expect((await fitLogo(blackPng(6_000, 4_000))).length).toBeLessThan(1_000);
    const background = { r: 255, g: 0, b: 0 };
    const avif = await sharp({ create: { width: 4_100, height: 3_000, channels: 3, background } })
      .avif({ effort: 0 })
      .toBuffer();
    const refusal = await expectRefusal(avif, businessMessages.unreadablePicture);
    expect(String(refusal.cause)).toContain('pixel limit');
  });

  it('reach no SVG parser, whatever passes for a picture', async () => {
    await loadSharp();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await expect(sharp(svg).toBuffer()).rejects.toThrow('unsupported image format');
  });
});

describe('many uploads at once', () => {
  it('are all answered if they are 20', async () => {
    const picture = await photograph(1_200, 800).jpeg().toBuffer();
    const logos = await Promise.all(Array.from({ length: 20 }, () => fitLogo(picture)));
    expect(new Set(logos.map((logo) => logo.toString('base64'))).size).toBe(1);
  });

  it('are asked to try again if they cannot be served soon, while the others are served', async () => {
    const picture = await drawing().png().toBuffer();
    const all = await Promise.allSettled(Array.from({ length: 100 }, () => fitLogo(picture)));
    const refused = all.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(50);
    expect(refused.length).toBeLessThan(70);
    for (const one of refused)
      expect(one).toMatchObject({ reason: { code: 'unavailable', retryAfter: 2 } });
    expect(await fitLogo(picture)).toBeInstanceOf(Buffer);
  });
});

function expectColors(
  { left, right }: Awaited<ReturnType<typeof colorsOf>>,
  ...[first, second]: (readonly number[])[]
): void {
  const distance = (one: readonly number[], other: readonly number[] = []) =>
    Math.max(...one.map((value, at) => Math.abs(value - (other[at] ?? 0))));
  expect(distance(left, first)).toBeLessThan(6);
  expect(distance(right, second)).toBeLessThan(6);
}

async function sizeOf(picture: Sharp): Promise<[number, number]> {
  const { width, height } = await sharp(await fitLogo(await picture.png().toBuffer())).metadata();
  return [width, height];
}

/** @param frames PNG files of one size. */
async function animate(frames: Buffer[], format: 'gif' | 'webp'): Promise<Buffer> {
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

async function expectRefusal(bytes: Buffer, sentence: string): Promise<DomainError> {
  const refusal = await fitLogo(bytes).catch((error: unknown) => error);
  if (!(refusal instanceof DomainError)) throw new Error('The picture was taken.');
  expect(refusal).toMatchObject({
    code: 'invalid_request',
    message: sentence,
    fields: { logoUrl: sentence },
  });
  return refusal;
}
